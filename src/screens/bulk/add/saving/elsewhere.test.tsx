// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { configure, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../../lib/batches/journal';
import { button, chooseOrganization, csv, imported, reviewed } from '../testing/bulkAddSteps';
import { renderBulkAdd } from '../testing/renderBulkAdd';

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const paths = { products: '/api/products/bulk', states: '/api/products/states/bulk' } as const;

/** A save of two products that halts before it sends these, for longer than it waits. */
const halted = async (before: keyof typeof paths) => {
  let send: (() => Promise<Response>) | undefined;
  const { dialog, sentTo, userId } = await renderBulkAdd(({ method, path }, pass) => {
    if (method !== 'POST' || path !== paths[before]) return undefined;
    send = pass;
    return Response.json({}, { status: 429, headers: { 'Retry-After': '600' } });
  });
  await chooseOrganization(dialog);
  await imported(
    dialog,
    csv('sku,product_description,state', 'THERE-1,One,BOX', 'THERE-2,Two,BOX'),
  );
  await waitFor(() => {
    expect(button(dialog, 'Review')).toBeEnabled();
  });
  await reviewed(dialog);
  await within(dialog).findByRole('button', { name: /^Continue/ });
  const journal = await openJournal({ owner: userId });
  const [run] = await journal.runs();
  if (!run) throw new Error('The journal has no run.');
  return {
    dialog,
    sentTo,
    /** Another tab sends the rest. */
    finish: async () => {
      expect(await send?.()).toMatchObject({ ok: true });
      await journal.forget(run.id);
    },
    undo: () => journal.change(run.id, { phase: 'undone' }),
  };
};

describe('rows that return to the sheet after another tab has finished their save', () => {
  it.each(['products', 'states'] as const)(
    'exist by now, so nothing is sent twice of %s',
    async (before) => {
      const { dialog, sentTo, finish } = await halted(before);
      const count = sentTo('POST', paths[before]).length;
      await finish();
      await userEvent.click(button(dialog, /^Continue/));
      await within(dialog).findByText('This was finished or forgotten in another tab.');
      // Whether they are saved is not known here.
      expect(within(dialog).queryByText(/not (fully )?saved|not sent|without/)).toBeNull();
      await userEvent.click(button(dialog, 'Back to the sheet'));
      await within(dialog).findByRole('grid', { name: 'Products to add' });
      await within(dialog).findByText(/^2 rows have records with the same SKU/);
      await userEvent.click(button(dialog, 'Review'));
      await within(dialog).findByText('There is nothing to save.');
      expect(sentTo('POST', paths[before])).toHaveLength(count);
    },
  );

  it('stay where they are if it has undone the save', async () => {
    const { dialog, undo } = await halted('states');
    await undo();
    await userEvent.click(button(dialog, /^Continue/));
    await within(dialog).findByText('This was undone in another tab.');
    expect(within(dialog).queryByRole('button', { name: /sheet/ })).toBeNull();
  });
});
