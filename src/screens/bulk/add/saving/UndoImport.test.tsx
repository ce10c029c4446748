// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import type { KeptRun } from '../../../../lib/batches/journal';
import { RecordImport } from '../../records/RecordImport';
import {
  button,
  chooseOrganization,
  csv,
  drop,
  fileOf,
  imported,
  reviewed,
} from '../testing/bulkAddSteps';
import { renderBulkAdd, renderTool } from '../testing/renderBulkAdd';

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });

const organization = 'acc00000-0000-4000-8000-000000000001';

const undo = async (dialog: HTMLElement, confirm: string) => {
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Undo this import…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
  await userEvent.click(within(question).getByRole('button', { name: confirm }));
};

it('removes the products that an import has created', async () => {
  const { dialog, sentTo, ask } = await renderBulkAdd();
  await chooseOrganization(dialog);
  await imported(dialog, csv('sku,product_description', 'UNDO-1,One', 'UNDO-2,Two'));
  await waitFor(() => {
    expect(button(dialog, 'Review')).toBeEnabled();
  });
  await reviewed(dialog);
  await within(dialog).findByText('Saved 2 results');
  await undo(dialog, 'Remove 2 records');
  await within(dialog).findByText('2 records removed');
  expect(within(dialog).getAllByText('Removed')).toHaveLength(2);
  expect(within(dialog).queryByRole('button', { name: 'Undo this import…' })).toBeNull();
  expect(sentTo('POST', '/api/products/bulk')).toHaveLength(1);
  const { body } = await ask<{ readonly products: readonly object[] }>(
    'GET',
    `/api/products/bulk?account_id=${organization}&limit=500&offset=0&search=UNDO-`,
  );
  expect(body.products).toEqual([]);
});

it('removes what an earlier import has created, after its tool was closed', async () => {
  const regions = {
    Tool: RecordImport,
    of: 'regions',
    title: 'Import Regions',
    at: `/zones/regions/import?account_id=${organization}`,
  };
  const { dialog, ask } = await renderTool(regions);
  drop(dialog, [fileOf('rows.csv', csv('Name', 'Later A', 'Later B'))]);
  await within(dialog).findByRole('region', { name: 'Match the columns' });
  await userEvent.click(button(dialog, 'Import'));
  const save = await within(dialog).findByRole('button', { name: 'Save 2 rows' });
  await waitFor(() => {
    expect(save).toBeEnabled();
  });
  await userEvent.click(save);
  await within(dialog).findByText('Saved 2 results');
  const left = async () => {
    const { body } = await ask<unknown>('GET', `/api/regions?account_id=${organization}`);
    return JSON.stringify(body).match(/"Later [AB]"/g)?.length ?? 0;
  };
  expect(await left()).toBe(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  const again = await screen.findByRole('dialog', { name: 'Import Regions' });
  const earlier = await within(again).findByRole('group', { name: 'Earlier import' });
  expect(earlier).toHaveTextContent(/2 records created\./);
  await undo(again, 'Remove 2 records');
  await within(again).findByText('2 records removed');
  expect(await left()).toBe(0);
  // It is undone once.
  const journal = await openDB<{ runs: { key: string; value: KeptRun } }>('facings-saves');
  const runs = await journal.getAll('runs');
  journal.close();
  expect(runs.filter(({ kind }) => kind === 'records').map(({ phase }) => phase)).toEqual([
    'undone',
  ]);
});

it('keeps a record that was changed since, says so, and takes one that is gone as removed', async () => {
  /** What the platform answers for a record that someone else changed or removed, by its name. */
  const since = new Map<unknown, (region: object) => Response>();
  const removed: string[] = [];
  const { dialog } = await renderTool({
    Tool: RecordImport,
    of: 'regions',
    title: 'Import Regions',
    at: `/zones/regions/import?account_id=${organization}`,
    answer: ({ method, path }, pass) => {
      if (method === 'DELETE') removed.push(path);
      if (method !== 'GET' || !path.startsWith('/api/regions/') || since.size === 0)
        return undefined;
      return pass().then(async (response) => {
        const region = (await response.clone().json()) as { readonly name?: unknown };
        return since.get(region.name)?.(region) ?? response;
      });
    },
  });
  drop(dialog, [fileOf('rows.csv', csv('Name', 'Undo A', 'Undo B', 'Undo C'))]);
  await within(dialog).findByRole('region', { name: 'Match the columns' });
  await userEvent.click(button(dialog, 'Import'));
  const save = await within(dialog).findByRole('button', { name: 'Save 3 rows' });
  await waitFor(() => {
    expect(save).toBeEnabled();
  });
  await userEvent.click(save);
  await within(dialog).findByText('Saved 3 results');
  since.set('Undo A', (region) => Response.json({ ...region, name: 'Undo A, renamed' }));
  since.set('Undo B', () => Response.json({ message: 'Not found' }, { status: 404 }));
  await undo(dialog, 'Remove 3 records');
  await within(dialog).findByText('2 records removed');
  expect(within(dialog).getByText('Not undone, because it has changed since.')).toBeVisible();
  // Of three, one was changed and one is gone.
  expect(removed).toHaveLength(1);
});

const zone = '20e00000-0000-4000-8000-000000000041';

it.each([
  { of: 'zones', title: 'Import Zones', at: '/zones/import' },
  { of: 'regions', title: 'Import Regions', at: '/zones/regions/import' },
  {
    of: 'notionals',
    title: 'Import Notional Products',
    at: '/products/notionals/import',
    more: { 'AR label': 'undo' },
  },
  { of: 'items', title: 'Import Items', at: '/products/items/import' },
  {
    of: 'categories',
    title: 'Import Product Categories',
    at: `/organizations/view/${organization}/product-categories/import`,
    within: { account_id: organization },
  },
  {
    of: 'zoneLocations',
    title: 'Import Locations',
    at: `/zones/view/${zone}/locations/import`,
    within: { zone_id: zone, account_id: organization },
    more: { 'Storage Type': 'BACKSTOCK', Width: '1', Height: '2', Depth: '3' },
  },
])(
  'removes $of of which the file has only what is required',
  async ({ of, title, at, within: own, more = {} }) => {
    const { dialog } = await renderTool({
      Tool: RecordImport,
      of,
      title,
      at: `${at}?account_id=${organization}`,
      ...(own ? { within: own } : {}),
    });
    const line = (name: string, texts: readonly string[]) => [name, ...texts].join(',');
    const rows = ['Undo one', 'Undo two'].map((name) => line(name, Object.values(more)));
    drop(dialog, [fileOf('rows.csv', csv(line('Name', Object.keys(more)), ...rows))]);
    await within(dialog).findByRole('region', { name: 'Match the columns' });
    await userEvent.click(button(dialog, 'Import'));
    const save = await within(dialog).findByRole('button', { name: 'Save 2 rows' });
    await waitFor(() => {
      expect(save).toBeEnabled();
    });
    await userEvent.click(save);
    await within(dialog).findByText('Saved 2 results');
    await undo(dialog, 'Remove 2 records');
    await within(dialog).findByText('2 records removed');
  },
);
