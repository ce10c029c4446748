// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });

const organization = 'acc00000-0000-4000-8000-000000000001';

interface StoredProduct {
  readonly id: string;
  readonly sku: string;
  readonly product_description: string;
  readonly category: string | null;
  readonly item_app_eligible: string;
}

type Ask = Awaited<ReturnType<typeof renderBulkAdd>>['ask'];

const storedProducts = async (ask: Ask): Promise<readonly StoredProduct[]> => {
  const path = `/api/products/bulk?account_id=${organization}&limit=500&offset=0&search=`;
  return (await ask<{ readonly products: readonly StoredProduct[] }>('GET', path)).body.products;
};

/** The update has a dialog of its own, in place of the import's. */
const enabled = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => {
    expect(found).toBeEnabled();
  });
  return found;
};

describe('rows of an import whose products exist', () => {
  it('update them: changed values alone are sent, defaults of new products are not, and new rows stay', async () => {
    const { dialog, sentTo, ask } = await renderBulkAdd();
    const [one, two] = (await storedProducts(ask)) as [StoredProduct, StoredProduct];
    await chooseOrganization(dialog);
    await imported(
      dialog,
      csv(
        'sku,product_description,category,state',
        `${one.sku},Renamed by a file,,BOX`,
        `${two.sku},${two.product_description},,`,
        'UPDATE-NEW-1,New,,',
      ),
    );
    await userEvent.click(await enabled('Update these 2…'));
    const review = await screen.findByRole('region', { name: 'Review' });
    expect(screen.getByText('2 records to compare. 1 stays as it is.')).toBeVisible();
    expect(screen.getByText('Not used for an update: State.')).toBeVisible();
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
    expect(screen.getByText(/^1 row is left out: no record has its SKU/)).toBeVisible();
    expect(screen.getByText(/^1 row is left out: an earlier row has the same SKU/)).toBeVisible();
    expect(screen.getByText('2 records to compare. 1 stays as it is.')).toBeVisible();
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
    await userEvent.click(await enabled('Save'));
    await screen.findByText('Saved 1 results');
    expect(sentTo('POST', '/api/zones')).toEqual([]);
    expect(sentTo('PUT', `/api/zones/${zone.id}`)).toHaveLength(1);
  });
});
