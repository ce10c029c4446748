// @vitest-environment jsdom
import { File as NodeFile } from 'node:buffer';
import { configure, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderTool, type Answer, type SentCall } from '../add/testing/renderBulkAdd';
import { RecordImport } from './RecordImport';

// Nothing here is hidden from those who hear it; looking for that takes jsdom seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });

const organization = 'acc00000-0000-4000-8000-000000000001';

/** jsdom's own files cannot be read. */
const fileOf = (text: string): File => new NodeFile([text], 'rows.csv') as unknown as File;

const drop = (dialog: HTMLElement, text: string) => {
  fireEvent.drop(dialog, { dataTransfer: { files: [fileOf(text)], types: ['Files'] } });
};

const button = (dialog: HTMLElement, name: string | RegExp) =>
  within(dialog).findByRole('button', { name });

const imported = async (dialog: HTMLElement, text: string, grid: string) => {
  drop(dialog, text);
  await within(dialog).findByRole('region', { name: 'Match the columns' });
  await userEvent.click(await button(dialog, 'Import'));
  await within(dialog).findByRole('grid', { name: grid });
};

const regionsOf = (answer?: Answer) =>
  renderTool({
    Tool: RecordImport,
    of: 'regions',
    title: 'Import Regions',
    at: `/zones/regions/import?account_id=${organization}`,
    answer,
  });

const enabled = async (dialog: HTMLElement, name: string) => {
  const found = await button(dialog, name);
  // What exists, and what cells may hold, is read first.
  await waitFor(() => {
    expect(found.hasAttribute('disabled')).toBe(false);
  });
  return found;
};

const names = (calls: readonly SentCall[]) =>
  calls.map(({ body }) => (body as { name: string }).name).sort();

const pasted = 'Name\nPasted A\nPasted B';

describe('an import of regions', () => {
  it('takes the organization from the list, and sends each new name once', async () => {
    const { dialog, sentTo, ask } = await regionsOf();
    const stored = await ask<{ readonly results: readonly { readonly name: string }[] }>(
      'GET',
      `/api/regions?account_id=${organization}`,
    );
    const known = stored.body.results[0]?.name ?? '';
    expect(known).not.toBe('');
    await imported(
      dialog,
      `Region name\nImported A\nImported B\nimported a\n${known}\n`,
      'Regions to add',
    );
    expect(within(dialog).getByText('Alder & Vine Markets')).toBeDefined();
    await userEvent.click(await enabled(dialog, 'Save 2 rows'));
    await within(dialog).findByText('Saved 2 results');
    const sent = sentTo('POST', '/api/regions');
    expect(names(sent)).toEqual(['Imported A', 'Imported B']);
    expect(sent[0]?.body).toMatchObject({ account_id: organization });
    // What was not sent is listed with its reason.
    expect(within(dialog).getByText(/Already exists with the same value in Name/)).toBeDefined();
  });

  it('reads a table that is pasted at the start like a file, with its headings', async () => {
    vi.stubGlobal('File', NodeFile);
    const { dialog, sentTo } = await regionsOf();
    await button(dialog, 'Type or Paste Rows');
    const paste = (text: string) =>
      fireEvent.paste(dialog, {
        clipboardData: {
          getData: (type: string) => (type === 'text/plain' ? text : ''),
          files: [],
        },
      });
    // One line is for an input, so it is left to it.
    expect(paste('Alder')).toBe(true);
    expect(paste(pasted)).toBe(false);
    await within(dialog).findByRole('region', { name: 'Match the columns' });
    expect(within(dialog).getByText(/^Pasted table\.csv: 2 rows/)).toBeDefined();
    await userEvent.click(await button(dialog, 'Import'));
    await userEvent.click(await enabled(dialog, 'Save 2 rows'));
    await within(dialog).findByText('Saved 2 results');
    expect(names(sentTo('POST', '/api/regions'))).toEqual(['Pasted A', 'Pasted B']);
  });

  it('offers to leave out a heading row that was pasted with the rows (B5)', async () => {
    const { dialog, sentTo } = await regionsOf();
    await userEvent.click(await button(dialog, 'Type or Paste Rows'));
    const grid = await within(dialog).findByRole('grid', { name: 'Regions to add' });
    grid.focus();
    fireEvent.paste(grid, {
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? pasted : '') },
    });
    await within(dialog).findByText('Row 1 looks like a heading row.');
    await userEvent.click(await button(dialog, 'Exclude the heading row'));
    await waitFor(() => {
      expect(within(dialog).queryByText(/looks like a heading row/)).toBeNull();
    });
    await userEvent.click(await enabled(dialog, 'Save 2 rows'));
    await within(dialog).findByText('Saved 2 results');
    expect(names(sentTo('POST', '/api/regions'))).toEqual(['Pasted A', 'Pasted B']);
  });

  it('sends again only what is not saved, and shows why a row was refused', async () => {
    let isRefusing = true;
    const { dialog, sentTo } = await regionsOf(({ method, path, body }) =>
      isRefusing &&
      method === 'POST' &&
      path === '/api/regions' &&
      (body as { name: string }).name === 'Imported B'
        ? Response.json({ message: 'No.', errors: { name: 'B is reserved.' } }, { status: 422 })
        : undefined,
    );
    await imported(dialog, 'name\nImported A\nImported B\nImported C\n', 'Regions to add');
    await userEvent.click(await enabled(dialog, 'Save 3 rows'));
    await within(dialog).findByText('Saved 2 results');
    expect(within(dialog).getByText('B is reserved.')).toBeDefined();
    await userEvent.click(await button(dialog, 'Fix in sheet'));
    const grid = await within(dialog).findByRole('grid', { name: 'Regions to add' });
    expect(within(grid).queryByText('Imported A')).toBeNull();
    await within(dialog).findAllByText(/Refused by the platform: B is reserved\./);
    isRefusing = false;
    await userEvent.click(within(grid).getByText('Imported B'));
    await userEvent.keyboard('Imported D{Enter}');
    await userEvent.click(await enabled(dialog, 'Save 1 row'));
    await within(dialog).findByText('Saved 1 results');
    expect(names(sentTo('POST', '/api/regions'))).toEqual([
      'Imported A',
      'Imported B',
      'Imported C',
      'Imported D',
    ]);
  });

  it('looks for a row whose answer was lost, and does not send it twice', async () => {
    let isLost = false;
    const { dialog, sentTo, ask } = await regionsOf(({ method, path }, pass) => {
      if (method !== 'POST' || path !== '/api/regions' || isLost) return undefined;
      isLost = true;
      // It arrives, and the answer is lost on its way.
      return pass().then(() => Response.json({}, { status: 502 }));
    });
    await imported(dialog, 'name\nImported lost\n', 'Regions to add');
    await userEvent.click(await enabled(dialog, 'Save 1 row'));
    await within(dialog).findByText('Saved 1 results');
    expect(sentTo('POST', '/api/regions')).toHaveLength(1);
    const { body } = await ask<{ readonly results: readonly { readonly name: string }[] }>(
      'GET',
      `/api/regions?account_id=${organization}`,
    );
    expect(body.results.filter(({ name }) => name === 'Imported lost')).toHaveLength(1);
  });
});

describe('an import of categories', () => {
  it('matches values by their names, and tells those that are none', async () => {
    const { dialog, sentTo } = await renderTool({
      Tool: RecordImport,
      of: 'categories',
      title: 'Import Product Categories',
      at: `/organizations/view/${organization}/product-categories/import`,
      within: { account_id: organization },
    });
    await userEvent.click(await button(dialog, 'Type or Paste Rows'));
    const grid = await within(dialog).findByRole('grid', { name: 'Product Categories to add' });
    fireEvent.paste(grid, {
      clipboardData: {
        types: ['text/plain'],
        getData: (type: string) =>
          type === 'text/plain' ? 'Pasted A\tsecondary\nPasted B\t\nPasted C\tTERTIARY' : '',
      },
    });
    await within(dialog).findAllByText(/"TERTIARY" is not one of the values: PRIMARY, SECONDARY/);
    await userEvent.click(await enabled(dialog, 'Save 2 rows'));
    await within(dialog).findByText('Saved 2 results');
    const bodies = sentTo('POST', `/api/organizations/${organization}/categories`).map(
      ({ body }) => body,
    );
    expect(bodies).toEqual(
      expect.arrayContaining([
        { account_id: organization, name: 'Pasted A', type: 'SECONDARY' },
        { account_id: organization, name: 'Pasted B', type: 'PRIMARY' },
      ]),
    );
    expect(bodies).toHaveLength(2);
    expect(await button(dialog, 'Fix in sheet')).toBeDefined();
  });
});

describe('an import of other entities', () => {
  it('takes the region of a zone by its name, and its time zone in any case', async () => {
    const { dialog, sentTo, ask } = await renderTool({
      Tool: RecordImport,
      of: 'zones',
      title: 'Import Zones',
      at: `/zones/import?account_id=${organization}`,
    });
    const { body } = await ask<{
      readonly results: readonly { readonly id: string; readonly name: string }[];
    }>('GET', `/api/regions?account_id=${organization}`);
    const [region] = body.results;
    await imported(
      dialog,
      [
        'Store;Region;Time zone;Store ID',
        `Store 1;${region?.name.toUpperCase() ?? ''};europe/paris;001`,
        'Store 2;Nowhere;;002',
        'Store 3;;Mars/Base;003',
      ].join('\n'),
      'Zones to add',
    );
    await within(dialog).findAllByText(/Region: "Nowhere" does not exist\./);
    await within(dialog).findAllByText(/Timezone: "Mars\/Base" is not one of the values/);
    await userEvent.click(await enabled(dialog, 'Save 1 row'));
    await within(dialog).findByText('Saved 1 results');
    const sent = sentTo('POST', '/api/zones');
    expect(sent.map((call) => call.body)).toEqual([
      expect.objectContaining({
        account_id: organization,
        name: 'Store 1',
        region_id: region?.id,
        timeZoneName: 'Europe/Paris',
        external_store_id: '001',
      }),
    ]);
  });

  it('invites many people, with the role that the form begins with', async () => {
    const { dialog, sentTo } = await renderTool({
      Tool: RecordImport,
      of: 'invites',
      title: 'Import Invites',
      within: { account_id: organization },
    });
    await imported(
      dialog,
      'Name,Email,Role\nAnn One,ann.one@example.test,Administrator\nBob Two,bob.two@example.test,\nCy,no address,User\n',
      'Invites to add',
    );
    await userEvent.click(await enabled(dialog, 'Save 2 rows'));
    await within(dialog).findByText('Saved 2 results');
    expect(
      sentTo('POST', '/api/organizations/invites')
        .map(({ body }) => body as { readonly email: string; readonly role: string })
        .map(({ email, role }) => [email, role])
        .sort(),
    ).toEqual([
      ['ann.one@example.test', 'administrator'],
      ['bob.two@example.test', 'user'],
    ]);
  });

  it('gives a notional product the unit that its form begins with', async () => {
    const { dialog, sentTo } = await renderTool({
      Tool: RecordImport,
      of: 'notionals',
      title: 'Import Notional Products',
      at: `/products/notionals/import?account_id=${organization}`,
    });
    await imported(dialog, 'name,AR label\nImported oats,Oats\n', 'Notional Products to add');
    await userEvent.click(await enabled(dialog, 'Save 1 row'));
    await within(dialog).findByText('Saved 1 results');
    expect(sentTo('POST', '/api/notionals').map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'Imported oats', ar_label: 'Oats', default_uom: 'EACH' }),
    ]);
  });

  it('gives zones the region that the list is filtered by, also in a file without that column', async () => {
    const regionId = '4e910000-0000-4000-8000-000000000001';
    const { dialog, sentTo, ask } = await renderTool({
      Tool: RecordImport,
      of: 'zones',
      title: 'Import Zones',
      at: `/zones/import?account_id=${organization}&region_id=${regionId}`,
    });
    const { body } = await ask<{
      readonly results: readonly { readonly id: string; readonly name: string }[];
    }>('GET', `/api/regions?account_id=${organization}`);
    const region = body.results.find(({ id }) => id === regionId);
    await imported(dialog, 'name\nFiltered 1\nFiltered 2\n', 'Zones to add');
    const grid = within(dialog).getByRole('grid', { name: 'Zones to add' });
    expect(await within(grid).findAllByText(region?.name ?? 'no region')).toHaveLength(2);
    await userEvent.click(await enabled(dialog, 'Save 2 rows'));
    await within(dialog).findByText('Saved 2 results');
    expect(
      sentTo('POST', '/api/zones').map(
        ({ body: sent }) => (sent as { readonly region_id: string }).region_id,
      ),
    ).toEqual([regionId, regionId]);
  });

  it('takes locations of a zone, of which a name stands once', async () => {
    const zone = '20e00000-0000-4000-8000-000000000002';
    const { dialog, sentTo } = await renderTool({
      Tool: RecordImport,
      of: 'zoneLocations',
      title: 'Import Locations',
      within: { zone_id: zone, account_id: organization },
    });
    await imported(
      dialog,
      'Location,Storage Type,Width,Height,Depth\nImported shelf,dry_shelf,1.2,2,0.4\nImported SHELF,dry_shelf,1.2,2,0.4\n',
      'Locations to add',
    );
    await userEvent.click(await enabled(dialog, 'Save 1 row'));
    await within(dialog).findByText('Saved 1 results');
    expect(sentTo('POST', `/api/zones/${zone}/locations`).map((call) => call.body)).toEqual([
      expect.objectContaining({ name: 'Imported shelf', width: 1.2, height: 2, depth: 0.4 }),
    ]);
  });
});
