// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CellPlace } from './contract';
import { FieldCell } from './FieldCell';
import { shelves } from './testing/declarations';
import { createPlatform } from './testing/platform';
import { renderFields } from './testing/render';

const cell = (name: string, value: unknown, place: CellPlace = 'row', rest: object = {}) => (
  <FieldCell
    declaration={shelves}
    source={name}
    record={{ id: 's-1', name: 'Front shelf', [name]: value, ...rest }}
    place={place}
  />
);

const oddValues = [
  undefined,
  null,
  '',
  '  ',
  0,
  -1,
  NaN,
  true,
  false,
  [],
  [null, 3, 'x', {}, { service_name: null }, [[]]],
  {},
  { name: { deep: null } },
  '<img src=x onerror=alert(1)>',
  'x'.repeat(10_000),
];

describe('cells', () => {
  it.each(Object.keys(shelves.fields))('shows %s for any value from the platform', async (name) => {
    const platform = createPlatform();
    const { container } = renderFields(
      oddValues.flatMap((value, index) => [
        <div key={`row-${index}`}>{cell(name, value, 'row')}</div>,
        <div key={`page-${index}`}>{cell(name, value, 'page')}</div>,
      ]),
      platform,
    );
    await waitFor(() => {
      expect(container.querySelectorAll('.MuiSkeleton-root')).toHaveLength(0);
    });
    expect(container.children).not.toHaveLength(0);
    expect(container.innerHTML).not.toContain('[object Object]');
    expect(container.querySelector('img[onerror]')).toBeNull();
  });

  it('shows text on one line in a row, the whole of it as its title', () => {
    renderFields(cell('name', 'A very long name'));
    expect(screen.getByTitle('A very long name')).toHaveTextContent('A very long name');
  });

  it('keeps the lines of a text on the page', () => {
    renderFields(cell('note', 'one\ntwo', 'page'));
    expect(screen.getByText(/one/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
  });

  it('shows the text for a missing value, or else a dash', () => {
    const { again } = renderFields(cell('size', null));
    expect(screen.getByText('NULL')).toBeVisible();
    again(cell('note', null));
    expect(screen.getByText('–')).toBeVisible();
  });

  it('shows the words of a switch, and a missing one as missing', () => {
    const { again } = renderFields(cell('isOpen', true));
    expect(screen.getByText('Open')).toBeVisible();
    again(cell('isOpen', false));
    expect(screen.getByText('Shut')).toBeVisible();
    again(cell('isOpen', 'yes'));
    expect(screen.getByText('–')).toBeVisible();
  });

  it.each([
    [1234, '1,234'],
    [0, '0'],
    ['7', '7'],
    [[{}, {}], '2'],
    [[], '0'],
    [null, '–'],
    ['many', '–'],
  ])('counts %j as %s', (value, shown) => {
    renderFields(cell('parts', value));
    expect(screen.getByText(shown)).toBeVisible();
  });

  it('shows three names of many in a row and all of them on the page', () => {
    const value = ['A', 'B', 'C', 'D', 'E'].map((service_name) => ({ service_name }));
    const { again } = renderFields(cell('services', value));
    expect(screen.getByText('+2')).toBeVisible();
    expect(screen.queryByText('D')).toBeNull();
    again(cell('services', value, 'page'));
    expect(screen.getByText('E')).toBeVisible();
    expect(screen.queryByText('+2')).toBeNull();
  });

  it('falls back to initials if an image is missing or broken, and tries another address', () => {
    const { container, again } = renderFields(cell('logo', 'https://img.example/1.png'));
    fireEvent.error(container.querySelector('img')!);
    expect(screen.getByText('FS')).toBeVisible();
    again(cell('logo', 'https://img.example/2.png'));
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    again(cell('logo', null));
    expect(screen.getByText('FS')).toBeVisible();
  });

  it('shows nothing for a field that the record does not have', () => {
    renderFields(cell('code', 'L-1', 'page', { account_id: 'org-1' }));
    expect(screen.queryByText('L-1')).toBeNull();
  });

  it('shows a field whose condition holds', () => {
    renderFields(cell('code', 'L-1', 'page', { account_id: 'org-coded' }));
    expect(screen.getByText('L-1')).toBeVisible();
  });
});

describe('reference cell', () => {
  it('links the name from the record, without a call', () => {
    const { platform } = renderFields(
      cell('account_id', 'org-1', 'row', { account: { name: 'Acme' } }),
    );
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute(
      'href',
      '/organizations/view/org-1',
    );
    expect(platform.getMany).not.toHaveBeenCalled();
  });

  it('requests all ids of a page in one call', async () => {
    const { platform } = renderFields(
      ['org-1', 'org-2', 'org-1'].map((id, index) => (
        <div key={index} data-testid={`row-${index}`}>
          {cell('account_id', id)}
        </div>
      )),
    );
    expect(await within(screen.getByTestId('row-1')).findByText('Bolt')).toBeVisible();
    expect(platform.getMany).toHaveBeenCalledTimes(1);
    expect(platform.getMany.mock.calls[0]?.[1].ids).toEqual(['org-1', 'org-2']);
  });

  it('shows the id of an unknown record', async () => {
    renderFields(cell('account_id', 'org-9'));
    expect(await screen.findByText('org-9')).toBeVisible();
  });

  it('reads the name by the declared call on the page, and does not link without a page', async () => {
    const platform = createPlatform();
    platform.lookups.extra.mockResolvedValue({ id: 'l-1', name: 'Milk 1 l' });
    renderFields(cell('label_id', 'l-1', 'page'), platform);
    expect(await screen.findByText('Milk 1 l')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(platform.lookups.extra.mock.calls[0]?.[1]).toBe('label');
  });

  it('requests nothing for a record without the reference', () => {
    const { platform } = renderFields(cell('label_id', null, 'page'));
    expect(screen.getByText('–')).toBeVisible();
    expect(platform.lookups.extra).not.toHaveBeenCalled();
  });
});
