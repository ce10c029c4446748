// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationContext } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { FieldCell } from '../../../src/fields/FieldCell';
import { createPlatform } from '../../../src/fields/testing/platform';
import { FormOf, renderFields } from '../../../src/fields/testing/render';
import { productStates } from '..';
import { panSizesPath } from '.';

const pan = (id: string, name: string, own: object = {}) => ({
  id,
  name,
  dimensions: { width: 6.9, height: 4, depth: 6.3 },
  default_amount: 1,
  is_selected: false,
  ...own,
});

const catalogue = [pan('p3', '1/3'), pan('p6', '1/6'), pan('p9', '1/9', { dimensions: null })];
const stored = {
  pan_sizes: [
    pan('p3', '1/3', { is_selected: true, default_amount: 2 }),
    pan('p6', '1/6', { is_selected: true }),
    pan('p9', '1/9'),
  ],
  default_pan_size_id: 'p6',
};

const Toasts = () => {
  const { notifications } = useNotificationContext();
  return (
    <div role="log">
      {notifications.map(({ message, type, notificationOptions }, index) => (
        <p key={index}>{[type, notificationOptions?.title, message].map(String).join(' | ')}</p>
      ))}
    </div>
  );
};

const show = async (pans: unknown = null, platform = createPlatform()) => {
  platform.lookups.read.mockResolvedValue({ pan_sizes: catalogue, default_pan_size_id: null });
  const onSubmit = vi.fn();
  renderFields(
    <>
      <FormOf
        declaration={productStates}
        names={['pan_sizes', 'product_dimensions']}
        record={{ id: 's-1', pan_sizes: pans, product_dimensions: null }}
        onSubmit={onSubmit}
      />
      <Toasts />
    </>,
    platform,
    [productStates],
  );
  await screen.findByRole('switch', { name: 'Pan sizes' });
  return {
    platform,
    onSubmit,
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
    sent: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => {
        expect(onSubmit).toHaveBeenCalled();
      });
      return (onSubmit.mock.calls.at(-1)?.[0] as { pan_sizes: unknown }).pan_sizes;
    },
  };
};

const onOff = () => screen.getByRole('switch', { name: 'Pan sizes' });
const use = (name: string) => screen.getByRole('checkbox', { name });
const mark = (name: string) => screen.getByRole('radio', { name: `Default: ${name}` });
const amount = (name: string) => screen.getByRole('spinbutton', { name: `Amount of ${name}` });

describe('pan sizes', () => {
  it('are loaded when turned on, and start with 1/6', async () => {
    const { platform, sent } = await show();
    expect(platform.lookups.read).not.toHaveBeenCalled();
    await userEvent.click(onOff());
    expect(await screen.findByRole('checkbox', { name: '1/6' })).toBeChecked();
    expect(platform.lookups.read.mock.calls[0]?.[0]).toBe(panSizesPath);
    expect(mark('1/6')).toBeChecked();
    expect(use('1/3')).not.toBeChecked();
    expect(use('1/3')).toHaveAccessibleDescription('6.9 × 4 × 6.3 in');
    expect(use('1/9')).toHaveAccessibleDescription('no dimensions');
    expect(screen.queryByRole('group', { name: /^Product dimensions/ })).toBeNull();
    expect(await sent()).toMatchObject({ default_pan_size_id: 'p6' });
  });

  it('cannot be saved without a default', async () => {
    const { sent } = await show(stored);
    await userEvent.click(use('1/6'));
    expect(use('1/6')).toBeChecked();
    await userEvent.click(mark('1/6'));
    expect(mark('1/6')).toBeChecked();
    expect(screen.getByRole('log')).toHaveTextContent(
      'warning | Not allowed | facings.fields.panSizes.unselectDefault' +
        'warning | Not allowed | facings.fields.panSizes.needsDefault',
    );
    expect(await sent()).toEqual(stored);
  });

  it('are selected when made the default; then the other one can be removed', async () => {
    const { sent } = await show(stored);
    await userEvent.click(await screen.findByRole('radio', { name: 'Default: 1/9' }));
    expect(use('1/9')).toBeChecked();
    expect(mark('1/6')).not.toBeChecked();
    await userEvent.click(use('1/6'));
    expect(use('1/6')).not.toBeChecked();
    expect(amount('1/6')).toBeDisabled();
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
    expect(await sent()).toMatchObject({ default_pan_size_id: 'p9' });
  });

  it('have amounts of at least 0.1 in steps of 0.1, with errors at their inputs', async () => {
    const { save, sent, onSubmit } = await show(stored);
    expect(amount('1/3')).toHaveValue('2');
    expect(amount('1/3')).toHaveAttribute('aria-valuemin', '0.1');
    await userEvent.type(amount('1/3'), '{ArrowUp}');
    expect(amount('1/3')).toHaveValue('2.1');
    await userEvent.clear(amount('1/3'));
    await userEvent.type(amount('1/3'), '0');
    await userEvent.clear(amount('1/6'));
    await save();
    expect(await screen.findByText('Amount must be at least 0.1.')).toBeVisible();
    expect(amount('1/3')).toHaveAccessibleDescription('Amount must be at least 0.1.');
    expect(amount('1/6')).toHaveAccessibleDescription('Amount is required.');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(amount('1/3'));
    await userEvent.type(amount('1/3'), '0,5');
    await userEvent.type(amount('1/6'), '1');
    const { pan_sizes: sizes } = (await sent()) as { pan_sizes: { default_amount: unknown }[] };
    expect(sizes.map((size) => size.default_amount)).toEqual([0.5, 1, 1]);
  });

  it('warn that saving removes them, and are restored as selected', async () => {
    const { sent } = await show(stored);
    await userEvent.click(await screen.findByRole('radio', { name: 'Default: 1/3' }));
    await userEvent.click(onOff());
    expect(
      screen.getByText('Saving will remove all pan sizes from this product state.'),
    ).toBeVisible();
    expect(onOff()).toHaveAccessibleDescription(
      'Saving will remove all pan sizes from this product state.',
    );
    expect(screen.getByRole('group', { name: /^Product dimensions/ })).toBeVisible();
    await userEvent.click(onOff());
    expect(mark('1/3')).toBeChecked();
    expect(await sent()).toMatchObject({ default_pan_size_id: 'p3' });
  });

  it('keep and mark sizes that are no longer offered', async () => {
    const gone = pan('p0', '2/1', { is_selected: true });
    const own = { ...stored, pan_sizes: [...stored.pan_sizes, gone] };
    const { sent } = await show(own);
    await waitFor(() => {
      expect(use('2/1')).toHaveAccessibleDescription('6.9 × 4 × 6.3 in, no longer offered');
    });
    expect(use('2/1')).toBeChecked();
    expect(await sent()).toEqual(own);
  });

  it('cannot be saved before one is selected', async () => {
    const platform = createPlatform();
    const { save, onSubmit } = await show(null, platform);
    platform.lookups.read.mockRejectedValueOnce(new Error('down'));
    await userEvent.click(onOff());
    const failed = await screen.findByRole('alert');
    await save();
    expect(await screen.findByText('Choose one of the pan sizes as the default.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Default: 1/6' })).toBeChecked();
  });

  it('report that the platform offers none', async () => {
    const platform = createPlatform();
    await show(null, platform);
    platform.lookups.read.mockResolvedValueOnce({ pan_sizes: null });
    await userEvent.click(onOff());
    expect(await screen.findByText('The platform offers no pan sizes.')).toBeVisible();
  });
});

it.each([
  [stored, ['1/3: 2', '1/6: 1 (default)']],
  [{ pan_sizes: catalogue }, ['–']],
  [null, ['–']],
])('%j is shown', async (value, texts) => {
  renderFields(
    <FieldCell
      declaration={productStates}
      source="pan_sizes"
      record={{ id: 's-1', pan_sizes: value }}
      place="page"
    />,
    createPlatform(),
    [productStates],
  );
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
});
