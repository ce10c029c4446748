// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import type { KeptRun } from '../../../lib/batches/journal';
import {
  button,
  chooseOrganization,
  csv,
  drop,
  fileOf,
  imported,
} from '../add/testing/bulkAddSteps';
import { renderBulkAdd, renderTool } from '../add/testing/renderBulkAdd';
import { RecordImport } from '../records/RecordImport';
import { enabled, organization, storedProducts, type StoredProduct } from './testing/stored';

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });

interface StoredState {
  readonly id: string;
  readonly state: string;
  readonly reporting_uom: string | null;
  readonly reporting_uom_baseline: number | null;
}

describe('rows of an import whose products exist', () => {
  it('update them: changed values alone are sent, defaults of new products are not, and new rows stay', async () => {
    const { dialog, sentTo, ask } = await renderBulkAdd();
    const [one, two] = (await storedProducts(ask)) as [StoredProduct, StoredProduct];
    await chooseOrganization(dialog);
    await imported(
      dialog,
      csv(
        'sku,product_description,category,state',
        `${one.sku},Renamed by a file,,`,
        `${two.sku},${two.product_description},,`,
        'UPDATE-NEW-1,New,,',
      ),
    );
    await userEvent.click(await enabled('Update these 2…'));
    const review = await screen.findByRole('region', { name: 'Review' });
    expect(await screen.findByText('2 records to compare. 1 stays as it is.')).toBeVisible();
    const row = within(review).getByRole('row', { name: /Renamed by a file/ });
    expect(row).toHaveTextContent(one.product_description);
    await userEvent.click(await enabled('Save'));
    await screen.findByText('Saved 1 results');
    expect(sentTo('PUT', '/api/products/bulk').map(({ body }) => body)).toEqual([
      { products: [{ id: one.id, product_description: 'Renamed by a file' }] },
    ]);
    const stored = await storedProducts(ask);
    expect(stored.find(({ id }) => id === one.id)).toEqual({
      ...one,
      product_description: 'Renamed by a file',
    });
    await userEvent.click(await enabled('Back to the import'));
    const grid = await screen.findByRole('grid', { name: 'Products to add' });
    expect(within(grid).getByText('UPDATE-NEW-1')).toBeInTheDocument();
    expect(sentTo('POST', '/api/products/bulk')).toEqual([]);
  });

  it.each([
    { title: 'are read once, while they are offered, if they are most of the rows', others: 20 },
    { title: 'are not read before the offer is taken if most rows are new', others: 40 },
  ])('$title', async ({ others }) => {
    const { dialog, sentTo, ask } = await renderBulkAdd();
    const stored = (await storedProducts(ask)).slice(0, 30);
    const pages = () => sentTo('GET', '/api/products/bulk').map(({ search }) => search);
    await chooseOrganization(dialog);
    const before = pages();
    await imported(
      dialog,
      csv(
        'sku,product_description',
        ...stored.map(({ sku }) => `${sku},Renamed by a file`),
        ...Array.from({ length: others }, (_, at) => `UPDATE-NEW-${String(at)},New`),
      ),
    );
    const offer = await enabled('Update these 30…');
    const isAhead = pages().length > before.length;
    expect(isAhead).toBe(others < 30);
    await userEvent.click(offer);
    await screen.findByRole('region', { name: 'Review' });
    const read = pages().slice(before.length);
    expect(read.length).toBeGreaterThan(0);
    expect(read).toEqual([...new Set(read)]);
    // Which keys exist was asked once, and nothing without keys.
    const asked = sentTo('POST', '/api/products/check').map(
      ({ body }) => (body as { readonly skus: readonly string[] }).skus,
    );
    expect(asked.flat()).toHaveLength(30 + others);
    expect(asked.every((skus) => skus.length > 0)).toBe(true);
  });

  it('add the state that a product lacks and change the one that it has, and the undo takes both back', async () => {
    const { dialog, sentTo, ask } = await renderBulkAdd();
    const [one, two, three] = await storedProducts(ask);
    if (!one || !two || !three) throw new Error('There are no products.');
    const statesOf = async (id: string) =>
      (
        await ask<{ readonly states: readonly StoredState[] }>(
          'GET',
          `/api/products/states?product_id=${id}`,
        )
      ).body.states;
    const before = await Promise.all([one, two, three].map(({ id }) => statesOf(id)));
    const [own] = before[0] ?? [];
    const lacked = ['TRAY', 'CAN', 'BOTTLE'].find((name) =>
      before[1]?.every(({ state }) => state !== name),
    );
    if (!own || lacked === undefined) throw new Error('The products have other states.');
    await chooseOrganization(dialog);
    await imported(
      dialog,
      csv(
        'sku,product_description,state,state_reporting_uom,state_reporting_uom_baseline',
        `${one.sku},${one.product_description},${own.state.toLowerCase()},OZ,77`,
        `${two.sku},Renamed by a file,${lacked},,`,
        `${three.sku},${three.product_description},,,`,
      ),
    );
    await userEvent.click(await enabled('Update these 3…'));
    await screen.findByRole('group', { name: '2 product states to add or change:' });
    expect(screen.getByText(`${two.sku}: adds ${lacked}`)).toBeVisible();
    expect(screen.getByText(new RegExp(`^${one.sku}: ${own.state}, .*→ 77`))).toBeVisible();
    expect(screen.queryByText(/^Not used for an update/)).toBeNull();
    await userEvent.click(await enabled('Save'));
    await screen.findByText('Saved 2 results');
    expect(sentTo('POST', '/api/products/states/bulk')).toHaveLength(1);
    expect(sentTo('PUT', `/api/products/states/${own.id}`)).toHaveLength(1);
    const after = await Promise.all([one, two, three].map(({ id }) => statesOf(id)));
    expect(after[0]?.find(({ id }) => id === own.id)).toMatchObject({
      is_reporting_uom_conversion: true,
      reporting_uom: 'OZ',
      reporting_uom_baseline: 77,
    });
    expect(after[1]?.filter(({ state }) => state === lacked)).toHaveLength(1);
    expect(after[2]).toEqual(before[2]);
    await userEvent.click(await enabled('Undo this change'));
    await screen.findByText('Change undone.');
    // One outcome a row: none of them says that it is saved.
    expect(screen.getAllByText('Undone')).toHaveLength(2);
    expect(screen.queryByText('Saved')).toBeNull();
    const [first, ...others] = await Promise.all([one, two, three].map(({ id }) => statesOf(id)));
    expect(others).toEqual(before.slice(1));
    // With reporting off, its unit is not sent, and the platform keeps it.
    const { reporting_uom: _, reporting_uom_baseline: __, ...kept } = own;
    expect(first?.find(({ id }) => id === own.id)).toMatchObject(kept);
  });

  it('leave out an invalid or incomplete state and name its row; a new state is a change of its product', async () => {
    const { dialog, sentTo, ask } = await renderBulkAdd();
    const [one, two, three, four] = await storedProducts(ask);
    if (!one || !two || !three || !four) throw new Error('There are no products.');
    const [before, others] = await Promise.all(
      [one, two].map(
        async ({ id }) =>
          (
            await ask<{ readonly states: readonly StoredState[] }>(
              'GET',
              `/api/products/states?product_id=${id}`,
            )
          ).body.states,
      ),
    );
    const [own] = before ?? [];
    const lacked = ['TRAY', 'CAN', 'BOTTLE'].find((name) =>
      others?.every(({ state }) => state !== name),
    );
    if (!own || lacked === undefined) throw new Error('The products have other states.');
    await chooseOrganization(dialog);
    const lines = [
      'sku,state,state_reporting_uom,state_reporting_uom_baseline,state_dimensions_width,state_dimensions_height',
      `${one.sku},${own.state},OZ,many,,`,
      `${two.sku},${lacked},,,,`,
      `${three.sku},,,,4,5`,
      // The platform offers no such state, which is not known yet when the file is taken.
      `${four.sku},CRATE,,,,`,
    ];
    drop(dialog, [fileOf('states.csv', csv(...lines))]);
    await screen.findByRole('region', { name: 'Match the columns' });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What the rows do' }),
      'Update existing records',
    );
    await userEvent.click(await enabled('Import'));
    const left = await screen.findByRole('group', {
      name: '3 rows have an invalid or incomplete product state, which is excluded:',
    });
    expect(left).toHaveTextContent(one.sku);
    expect(left).toHaveTextContent(three.sku);
    expect(left).toHaveTextContent(four.sku);
    const reasons = within(left)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(reasons).toEqual([
      expect.stringMatching(/: .*Baseline.* must be a number\.$/i),
      expect.stringMatching(/: .*Depth.* is required\.$/i),
      expect.stringMatching(/: .*CRATE/),
    ]);
    await screen.findByRole('group', { name: '1 product state to add or change:' });
    expect(await screen.findByText('4 records to compare. 3 stay as they are.')).toBeVisible();
    await userEvent.click(await enabled('Save'));
    await screen.findByText('Saved 1 results');
    expect(sentTo('POST', '/api/products/states/bulk')).toHaveLength(1);
    expect(sentTo('PUT', `/api/products/states/${own.id}`)).toEqual([]);
  });

  it('a file of keys and one column updates; blank cells change nothing unless they are to clear', async () => {
    const { dialog, sentTo, ask } = await renderBulkAdd();
    const filled = (await storedProducts(ask)).filter(({ category }) => category);
    const [one, two] = filled as [StoredProduct, StoredProduct];
    await chooseOrganization(dialog);
    const lines = [
      'sku,category',
      `${one.sku},Set by a file`,
      `${two.sku},`,
      'NOBODY-1,X',
      ` ${one.sku} ,Y`,
    ];
    drop(dialog, [fileOf('prices.csv', csv(...lines))]);
    await screen.findByRole('region', { name: 'Match the columns' });
    expect(button(dialog, 'Import')).toBeDisabled();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What the rows do' }),
      'Update existing records',
    );
    await userEvent.click(await enabled('Import'));
    await screen.findByRole('region', { name: 'Review' });
    expect(screen.getByText(/^1 row is excluded: no record has its SKU/)).toBeVisible();
    expect(screen.getByText(/^1 row is excluded: an earlier row has the same SKU/)).toBeVisible();
    expect(await screen.findByText('2 records to compare. 1 stays as it is.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Blank cells clear the value' }));
    await screen.findByText('2 records to compare.');
    await userEvent.click(await enabled('Save'));
    await screen.findByText('Saved 2 results');
    expect(sentTo('PUT', '/api/products/bulk').map(({ body }) => body)).toEqual([
      {
        products: expect.arrayContaining([
          { id: one.id, category: 'Set by a file' },
          { id: two.id, category: null },
        ]) as unknown,
      },
    ]);
    await userEvent.click(await enabled('Undo this change'));
    await screen.findByText('Change undone.');
    const stored = await storedProducts(ask);
    for (const before of [one, two])
      expect(stored.find(({ id }) => id === before.id)).toEqual(before);
  });
});

describe('a file that is matched', () => {
  const begun = async () => {
    const { dialog, sentTo, ask } = await renderBulkAdd();
    const [one, two] = (await storedProducts(ask)) as [StoredProduct, StoredProduct];
    await chooseOrganization(dialog);
    drop(dialog, [
      fileOf(
        'list.csv',
        csv(
          'sku,product_description',
          `${one.sku},Renamed by a list`,
          `${two.sku.toLowerCase()},${two.product_description}`,
          'LISTED-NEW-1,New',
        ),
      ),
    ]);
    await screen.findByRole('region', { name: 'Match the columns' });
    const said = await screen.findByText(/^2 of 3 rows have records with the same SKU\./);
    return { dialog, sentTo, one, said };
  };

  it('blank cells that clear a required value are not saved', async () => {
    const { dialog, ask } = await renderBulkAdd();
    const [one, two] = (await storedProducts(ask)) as [StoredProduct, StoredProduct];
    await chooseOrganization(dialog);
    drop(dialog, [
      fileOf('prices.csv', csv('sku,product_description', `${one.sku},New`, `${two.sku},`)),
    ]);
    await screen.findByRole('region', { name: 'Match the columns' });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What the rows do' }),
      'Update existing records',
    );
    await userEvent.click(await enabled('Import'));
    await screen.findByRole('region', { name: 'Review' });
    const save = await enabled('Save');
    const clear = screen.getByRole('switch', { name: 'Blank cells clear the value' });
    await userEvent.click(clear);
    expect(await screen.findByText('1 product has an error.')).toBeVisible();
    expect(save).toBeDisabled();
    await userEvent.click(clear);
    expect(await enabled('Save')).toBeVisible();
  });

  it('an update that a closed page interrupted is offered at the start of the import', async () => {
    const { dialog, ask } = await renderBulkAdd();
    const [one] = (await storedProducts(ask)) as [StoredProduct];
    await chooseOrganization(dialog);
    await imported(dialog, csv('sku,product_description', `${one.sku},Interrupted`));
    await userEvent.click(await enabled('Update it…'));
    await screen.findByRole('region', { name: 'Review' });
    await userEvent.click(await enabled('Save'));
    await screen.findByText('Saved 1 results');
    const journal = await openDB<{ runs: { key: string; value: KeptRun } }>('facings-saves');
    // Earlier tests have left theirs.
    const [run] = (await journal.getAll('runs')).toSorted((a, b) => b.startedAt - a.startedAt);
    if (run?.kind !== 'edit') throw new Error('The update is not kept.');
    await journal.put('runs', { ...run, phase: 'open' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
    const offer = await screen.findByRole('group', { name: 'Earlier change' });
    expect(offer).toHaveTextContent('a change to 1 product was not finished.');
    expect(within(offer).getByRole('button', { name: 'Continue' })).toBeEnabled();
    await journal.put('runs', run);
    journal.close();
  });

  it('says how many of its rows exist, and updates these in one step', async () => {
    const { sentTo, one, said } = await begun();
    expect(said).toHaveTextContent('They are not created again.');
    await userEvent.click(await enabled('Update these 2…'));
    await screen.findByRole('region', { name: 'Review' });
    expect(await screen.findByText('2 records to compare. 1 stays as it is.')).toBeVisible();
    await userEvent.click(await enabled('Save'));
    await screen.findByText('Saved 1 results');
    expect(sentTo('PUT', '/api/products/bulk').map(({ body }) => body)).toEqual([
      { products: [{ id: one.id, product_description: 'Renamed by a list' }] },
    ]);
    expect(sentTo('POST', '/api/products/bulk')).toEqual([]);
  });

  it('updates those that exist and then creates the others', async () => {
    const { dialog, sentTo } = await begun();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What the rows do' }),
      'Update existing records, then create new ones',
    );
    expect(screen.queryByRole('button', { name: 'Update these 2…' })).toBeNull();
    await userEvent.click(await enabled('Import'));
    await screen.findByRole('region', { name: 'Review' });
    expect(
      await screen.findByText('1 row is new. Go back to the import to create it.'),
    ).toBeVisible();
    await userEvent.click(await enabled('Save'));
    await screen.findByText('Saved 1 results');
    await userEvent.click(await enabled('Back to the import'));
    await screen.findByRole('grid', { name: 'Products to add' });
    await userEvent.click(await enabled('Review'));
    await userEvent.click(await enabled('Save'));
    await screen.findByText('1 product created.');
    expect(sentTo('POST', '/api/products/bulk').map(({ body }) => body)).toMatchObject([
      { products: [{ sku: 'LISTED-NEW-1' }] },
    ]);
    // The page under it was never shown between the import and the update.
    expect(dialog).toBeVisible();
  });

  it('of new rows alone goes straight to the sheet', async () => {
    const { dialog } = await renderBulkAdd();
    await chooseOrganization(dialog);
    drop(dialog, [fileOf('new.csv', csv('sku,product_description', 'LISTED-NEW-2,New'))]);
    await screen.findByRole('region', { name: 'Match the columns' });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What the rows do' }),
      'Update existing records, then create new ones',
    );
    await userEvent.click(await enabled('Import'));
    const grid = await screen.findByRole('grid', { name: 'Products to add' });
    expect(within(grid).getByText('LISTED-NEW-2')).toBeInTheDocument();
  });
});

describe('rows of an import whose zones exist', () => {
  it('update them by name, and say where two have it', async () => {
    const { dialog, sentTo, ask } = await renderTool({
      Tool: RecordImport,
      of: 'zones',
      title: 'Import Zones',
      at: `/zones/import?account_id=${organization}`,
    });
    interface StoredZone {
      readonly id: string;
      readonly name: string;
      readonly external_store_id: string | null;
    }
    const stored = await ask<{ readonly zones: readonly StoredZone[] }>(
      'GET',
      `/api/zones?account_id=${organization}`,
    );
    const [zone] = stored.body.zones as [StoredZone];
    drop(dialog, [
      fileOf('stores.csv', csv('Store name,Store ID', `${zone.name},EXT-1`, 'Nowhere,EXT-2')),
    ]);
    await screen.findByRole('region', { name: 'Match the columns' });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What the rows do' }),
      'Update existing records',
    );
    await userEvent.click(await enabled('Import'));
    const review = await screen.findByRole('region', { name: 'Review' });
    expect(within(review).getByRole('row', { name: /EXT-1/ })).toBeVisible();
    // The list is read once: to find which names exist, and what the zones have.
    const pages = sentTo('GET', '/api/zones').map(({ search }) => search);
    expect(pages.toSorted()).toEqual([...new Set(pages)].toSorted());
    await userEvent.click(await enabled('Save'));
    await screen.findByText('Saved 1 results');
    expect(sentTo('POST', '/api/zones')).toEqual([]);
    expect(sentTo('PUT', `/api/zones/${zone.id}`)).toHaveLength(1);
  });
});

it('finds rows by a column of ids: another SKU is a change, an unknown id is said, and nothing is created', async () => {
  const { dialog, sentTo, ask } = await renderBulkAdd();
  const [one, two] = (await storedProducts(ask)) as [StoredProduct, StoredProduct];
  await chooseOrganization(dialog);
  const lines = csv(
    'id;sku;product_description',
    `${one.id};RENAMED-SKU;${one.product_description}`,
    `${two.id};${two.sku};${two.product_description}`,
    'no-such-id;LOST-SKU;Lost',
  );
  drop(dialog, [fileOf('products.csv', lines)]);
  await within(dialog).findByText(/^The file has a column of IDs\./);
  await userEvent.click(await enabled('Update by ID…'));
  expect(await screen.findByText('2 records to compare. 1 stays as it is.')).toBeVisible();
  const unknown = await screen.findByRole('group', { name: /^1 row is excluded: its record/ });
  expect(unknown).toHaveTextContent('LOST-SKU');
  await userEvent.click(await enabled('Save'));
  await screen.findByText('Saved 1 results');
  expect(sentTo('PUT', '/api/products/bulk').map(({ body }) => body)).toEqual([
    { products: [{ id: one.id, sku: 'RENAMED-SKU' }] },
  ]);
  await userEvent.click(await enabled('Back to the import'));
  // Rows with an id are never created.
  await screen.findByText('Excluded 3');
  expect(sentTo('POST', '/api/products/bulk')).toEqual([]);
}, 120_000);
