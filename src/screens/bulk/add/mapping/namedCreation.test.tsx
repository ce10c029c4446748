// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RecordImport } from '../../records/RecordImport';
import { button, chooseOrganization, csv, drop, fileOf, reviewed } from '../testing/bulkAddSteps';
import { renderBulkAdd, renderTool } from '../testing/renderBulkAdd';

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

const organization = 'acc00000-0000-4000-8000-000000000001';
const path = `/api/organizations/${organization}/categories`;

interface Named {
  readonly name: string;
  readonly type?: string;
}

const germanFile = csv(
  'Artikelnummer;Bezeichnung;Primary Category',
  'NEW-1;Joghurt;Molkerei\u00A0',
  'NEW-2;Butter;molkerei',
  'NEW-3;Wein;Wein\u00A0& Sekt',
);

it('creates the categories that a file names, tells refusals at their names, and undoes them with the import', async () => {
  let isRefusing = true;
  const { dialog, sentTo, ask } = await renderBulkAdd(({ method, body }) =>
    isRefusing && method === 'POST' && (body as Partial<Named> | undefined)?.name === 'Wein & Sekt'
      ? Response.json({ message: 'No.', errors: { name: 'Wine is reserved.' } }, { status: 422 })
      : undefined,
  );
  await chooseOrganization(dialog);
  drop(dialog, [fileOf('artikel.csv', germanFile)]);
  const offer = await within(dialog).findByRole('group', {
    name: /^2 values are not in product categories yet/,
  });
  // Names that look alike are one.
  expect(
    within(offer)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Molkerei', 'Wein\u00A0& Sekt']);
  expect(sentTo('POST', path)).toEqual([]);
  await userEvent.click(within(offer).getByRole('button', { name: 'Create these 2' }));
  const left = await within(dialog).findByRole('group', {
    name: /^1 value is not in product categories yet/,
  });
  expect(left).toHaveTextContent('Wine is reserved.');
  isRefusing = false;
  await userEvent.click(within(left).getByRole('button', { name: 'Create this one' }));
  await within(dialog).findByText('2 records created in product categories for this file:');
  await waitFor(() => {
    expect(within(dialog).queryByRole('group', { name: /not in product categories/ })).toBeNull();
  });
  expect(sentTo('POST', path).map(({ body }) => body)).toEqual(
    ['Molkerei', 'Wein & Sekt', 'Wein & Sekt'].map((name) => ({
      account_id: organization,
      name,
      type: 'PRIMARY',
    })),
  );
  await userEvent.click(button(dialog, 'Import'));
  await within(dialog).findByRole('grid', { name: 'Products to add' });
  await waitFor(() => {
    expect(button(dialog, 'Review')).toBeEnabled();
  });
  await reviewed(dialog);
  await within(dialog).findByText('Saved 3 results');
  await within(dialog).findByText('2 records created in product categories for this file:');
  const { body } = await ask<{ readonly products: readonly Record<string, unknown>[] }>(
    'GET',
    `/api/products/bulk?account_id=${organization}&limit=500&offset=0&search=NEW-`,
  );
  expect(body.products.map(({ primary_category: category }) => category).sort()).toEqual([
    'Molkerei',
    'Molkerei',
    'Wein & Sekt',
  ]);

  await userEvent.click(await within(dialog).findByRole('button', { name: 'Undo this import…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove 5 records' }));
  await within(dialog).findByText('5 records removed');
  // A category has no eligibility, so none is shown: not even that of a product without one.
  expect(within(dialog).getByRole('row', { name: /Molkerei Removed/ })).not.toHaveTextContent(
    'NULL',
  );
  const after = await ask<{ readonly categories: readonly Named[] }>('GET', path);
  const names = after.body.categories.map(({ name }) => name);
  expect(names).not.toContain('Molkerei');
  expect(names).not.toContain('Wein & Sekt');
}, 120_000);

it('offers nothing again that it has just created, while the values are read again', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isCreated = false;
  const { dialog } = await renderBulkAdd(async ({ method, path: called }, pass) => {
    if (called === path && method === 'GET' && isCreated) await held;
    const answer = await pass();
    if (called === path && method === 'POST') isCreated = true;
    return answer;
  });
  await chooseOrganization(dialog);
  drop(dialog, [
    fileOf('artikel.csv', csv('SKU;Bezeichnung;Primary Category', 'NEW-1;Joghurt;Molkerei')),
  ]);
  const missing = { name: /not in product categories/ };
  const offer = await within(dialog).findByRole('group', missing);
  await userEvent.click(within(offer).getByRole('button', { name: 'Create this one' }));
  await within(dialog).findByText('1 record created in product categories for this file:');
  expect(within(dialog).queryByRole('group', missing)).toBeNull();
  release();
  await waitFor(() => {
    expect(button(dialog, 'Import')).toBeEnabled();
  });
  expect(within(dialog).queryByRole('group', missing)).toBeNull();
});

it('creates the regions that a file of zones names, and a later undo keeps one that is used since', async () => {
  /** Someone else has put a zone into the new region. */
  let isUsed = false;
  const { dialog, sentTo, ask } = await renderTool({
    Tool: RecordImport,
    of: 'zones',
    title: 'Import Zones',
    at: `/zones/import?account_id=${organization}`,
    answer: ({ method, path: at }, pass) =>
      isUsed && method === 'GET' && at.startsWith('/api/regions/')
        ? pass().then(async (response) =>
            Response.json({ ...((await response.json()) as Named), zones: ['other'] }),
          )
        : undefined,
  });
  const { body: before } = await ask<{ readonly results: readonly Named[] }>(
    'GET',
    `/api/regions?account_id=${organization}`,
  );
  const known = before.results[0]?.name ?? '';
  drop(dialog, [
    fileOf(
      'stores.csv',
      csv(
        'Name;Region;Time zone',
        `Store 1;${known.toUpperCase()};Europe/Paris`,
        'Store 2;Süd;Europe/Paris',
        'Store 3; süd;Europe/Paris',
      ),
    ),
  ]);
  const offer = await within(dialog).findByRole('group', { name: /^1 value is not in regions/ });
  await userEvent.click(within(offer).getByRole('button', { name: 'Create this one' }));
  await within(dialog).findByText('1 record created in regions for this file:');
  await userEvent.click(button(dialog, 'Import'));
  const save = await within(dialog).findByRole('button', { name: 'Save 3 rows' });
  await waitFor(() => {
    expect(save).toBeEnabled();
  });
  await userEvent.click(save);
  await within(dialog).findByText('Saved 3 results');
  expect(sentTo('POST', '/api/regions').map(({ body }) => body)).toEqual([
    { account_id: organization, name: 'Süd' },
  ]);
  const regions = await ask<{ readonly results: readonly (Named & { readonly id: string })[] }>(
    'GET',
    `/api/regions?account_id=${organization}`,
  );
  const id = regions.body.results.find(({ name }) => name === 'Süd')?.id;
  expect(
    sentTo('POST', '/api/zones').filter(
      ({ body }) => (body as { region_id?: string }).region_id === id,
    ),
  ).toHaveLength(2);
  isUsed = true;
  // The start page of the next import offers the same, for the journal has what was created, too.
  await userEvent.click(button(dialog, 'Close'));
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  const again = await screen.findByRole('dialog', { name: 'Import Zones' });
  await userEvent.click(await within(again).findByRole('button', { name: 'Undo this import…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove 4 records' }));
  await within(again).findByText('3 records removed');
  expect(within(again).getByText('Not removed, because it is in use.')).toBeVisible();
  expect(within(again).getByText('Region: Süd')).toBeVisible();
}, 120_000);
