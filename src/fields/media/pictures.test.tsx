// @vitest-environment jsdom
// Several pictures of one record, stored by key: as thumbnails, and in the large view that they share.
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineResource } from '../../schema/defineResource';
import { media, text } from '../../schema/fields';
import { FieldCell } from '../FieldCell';
import { renderFields } from '../testing/render';
import { DeliveryProvider } from './DeliveryContext';

const shelvesSeen = defineResource({
  name: 'shelvesSeen',
  label: 'Shelf',
  labels: 'Shelves',
  routes: {},
  api: '/api/shelves',
  fields: {
    photo: media({ label: 'Photo', isKey: true }),
    boxes: media({ label: 'Boxes', isKey: true }),
    name: text({ label: 'Name' }),
  },
  represent: '{name}',
});

const cdn = 'https://cdn.example/p';

const show = (values: Readonly<Record<string, unknown>> = {}, cdnUrl = cdn) =>
  renderFields(
    <DeliveryProvider cdnUrl={cdnUrl}>
      {['photo', 'boxes'].map((name) => (
        <FieldCell
          key={name}
          declaration={shelvesSeen}
          source={name}
          record={{ id: 's', name: 'Aisle', photo: 'z/1.png', boxes: 'z/2.png', ...values }}
          place="row"
        />
      ))}
    </DeliveryProvider>,
    undefined,
    [shelvesSeen],
  );

/** jsdom has no layout: frames are 400 by 200, pictures 1600 by 1000, so a picture that fits is at 20 %. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  const sizeOf = (element: HTMLElement, side: 'width' | 'height', frame: number) =>
    Number.parseFloat(element.style[side]) > 100 ? Number.parseFloat(element.style[side]) : frame;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(
    this: HTMLElement,
  ) {
    return sizeOf(this, 'width', 400);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return sizeOf(this, 'height', 200);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const image = (name: string) => screen.getByRole<HTMLImageElement>('img', { name });
const zoomNow = () => screen.getByRole('status', { name: 'Zoom now' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The corner of a picture in its frame, and its scale. */
const placeOf = (picture: HTMLElement) => {
  const { transform } = picture.parentElement!.style;
  const [x = NaN, y = NaN, scale = 1] = (transform.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  return { x, y, scale };
};
const cornerOf = (picture: HTMLElement) => {
  const { x, y } = placeOf(picture);
  return [`${Math.round(x)}px`, `${Math.round(y)}px`];
};

const open = async (name = 'Photo') => {
  await userEvent.click(await screen.findByRole('button', { name: `Open ${name} of Aisle` }));
  const dialog = await screen.findByRole('dialog', { name: 'Aisle' });
  fireEvent.load(await screen.findByRole('img', { name: `${name} of Aisle` }));
  return dialog;
};

describe('pictures with keys', () => {
  it('are below the content delivery network, each a thumbnail with its own name', async () => {
    show();
    const photo = await screen.findByRole('button', { name: 'Open Photo of Aisle' });
    const boxes = screen.getByRole('button', { name: 'Open Boxes of Aisle' });
    expect(photo.querySelector('img')).toHaveAttribute('src', `${cdn}/z/1.png`);
    expect(boxes.querySelector('img')).toHaveAttribute('src', `${cdn}/z/2.png`);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('show their keys without such a network', async () => {
    show({ boxes: null }, '');
    expect(await screen.findByText('z/1.png')).toBeVisible();
    expect(screen.getByText('No content delivery network is set up.')).toBeVisible();
    expect(screen.getByText('–')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('report in place that they failed to load', async () => {
    show();
    const tile = await screen.findByRole('button', { name: 'Open Photo of Aisle' });
    fireEvent.error(tile.querySelector('img')!);
    expect(screen.getByText('Image unavailable.')).toBeVisible();
    await userEvent.click(tile);
    fireEvent.error(await screen.findByRole('img', { name: 'Photo of Aisle' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The image could not be loaded.');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // The other picture has not been zoomed.
    await press('Boxes');
    fireEvent.load(image('Boxes of Aisle'));
    expect(zoomNow()).toHaveTextContent('20%');
  });
});

describe('a picture', () => {
  it('fits at first and is zoomed by buttons', async () => {
    show();
    await open();
    expect(zoomNow()).toHaveTextContent('20%');
    expect(cornerOf(image('Photo of Aisle'))).toEqual(['40px', '0px']);
    await press('Zoom in');
    expect(zoomNow()).toHaveTextContent('25%');
    await press('100%');
    expect(zoomNow()).toHaveTextContent('100%');
    expect(placeOf(image('Photo of Aisle')).scale).toBe(1);
    await press('Zoom out');
    expect(zoomNow()).toHaveTextContent('80%');
    await press('Fit');
    expect(zoomNow()).toHaveTextContent('20%');
  });

  it('is zoomed and moved by keys anywhere in the dialog, except for browser shortcuts', async () => {
    show();
    await open();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('1');
    expect(cornerOf(image('Photo of Aisle'))).toEqual(['-600px', '-400px']);
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    expect(cornerOf(image('Photo of Aisle'))).toEqual(['-640px', '-380px']);
    await userEvent.keyboard('-');
    expect(zoomNow()).toHaveTextContent('80%');
    await userEvent.keyboard('+');
    expect(zoomNow()).toHaveTextContent('100%');
    await userEvent.keyboard('{Control>}-{/Control}');
    expect(zoomNow()).toHaveTextContent('100%');
    await userEvent.keyboard('0');
    expect(cornerOf(image('Photo of Aisle'))).toEqual(['40px', '0px']);
  });
});

describe('two pictures', () => {
  it('are shown one after the other with the same view, or side by side', async () => {
    show();
    const dialog = await open();
    const which = within(dialog).getByRole('group', { name: 'Pictures shown' });
    expect(within(which).getByRole('button', { name: 'Photo', pressed: true })).toBeVisible();
    await press('100%');
    await userEvent.keyboard('{ArrowRight}');
    const before = cornerOf(image('Photo of Aisle'));
    await press('Boxes');
    expect(screen.queryByRole('img', { name: 'Photo of Aisle' })).toBeNull();
    fireEvent.load(image('Boxes of Aisle'));
    expect(cornerOf(image('Boxes of Aisle'))).toEqual(before);
    await press('Side by side');
    fireEvent.load(image('Photo of Aisle'));
    await press('Fit');
    await press('Zoom in');
    expect(placeOf(image('Photo of Aisle')).scale).toBe(0.25);
    expect(placeOf(image('Boxes of Aisle')).scale).toBe(0.25);
    expect(within(dialog).getAllByRole('link', { name: /^Download / })).toHaveLength(2);
  });

  it('start with the opened one, fitted each time', async () => {
    show();
    await open('Boxes');
    expect(screen.getByRole('button', { name: 'Boxes', pressed: true })).toBeVisible();
    await press('100%');
    await press('Close');
    await open('Photo');
    expect(zoomNow()).toHaveTextContent('20%');
  });

  it('have no choice if there is only one', async () => {
    show({ boxes: null });
    const dialog = await open();
    expect(within(dialog).queryByRole('group', { name: 'Pictures shown' })).toBeNull();
  });
});
