// @vitest-environment jsdom
// Selected records copied to another organization, over the stand-in.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RaRecord } from 'react-admin';
import { createConsole } from '../testing/renderConsole';
import { long, showList, source, target } from './testing/copyList';

const openList = async (address: string) => showList(await createConsole(), address);

describe('Copy to another organization', () => {
  it('says what is created and found, sends it, and undoes it', async () => {
    const made = await openList(`/products?account_id=${source}`);
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await made.begin();
    const asked = await made.question();
    expect(asked.getByText('Copy 2 products to Brightwater Grocers?')).toBeVisible();
    expect(asked.getByText(/^Found there by name: Primary Category, /)).toBeVisible();
    // What the create form has no input for, and what belongs to the products and their states.
    expect(
      asked.getByText(/^Not copied: .*Eligibility.*, Zones, 3D models, Thumbnails\./),
    ).toBeVisible();
    const states = asked.getByRole('checkbox', { name: /^Also copy \d+ product states$/ });
    expect(states).toBeChecked();
    expect(made.created()).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    const done = '2 products copied to Brightwater Grocers.';
    expect(await screen.findByText(done, {}, long)).toBeVisible();
    const [first, second] = made
      .sentTo('POST', '/api/products')
      .filter(({ path }) => path === '/api/products');
    expect([first?.body, second?.body]).toMatchObject([
      { account_id: target },
      { account_id: target },
    ]);
    const copies = (await made.rowsOf('products', target)).filter(({ sku }) =>
      [first, second].some(
        ({ body } = { method: '', path: '', query: new URLSearchParams() }) =>
          (body as { sku?: unknown }).sku === sku,
      ),
    );
    expect(copies).toHaveLength(2);
    const notionals = (await made.rowsOf('notionals', target)).map(({ id }) => String(id));
    for (const { body } of [first, second].filter((one) => one !== undefined)) {
      const { inventory_notional_product_id: id } = body as Readonly<Record<string, unknown>>;
      if (id != null) expect(notionals).toContain(id);
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, long));
    expect(await screen.findByText('Undone for 2 rows.', {}, long)).toBeVisible();
    const left = await made.rowsOf('products', target);
    expect(left.filter(({ id }) => copies.some((copy) => copy.id === id))).toEqual([]);
  }, 120_000);

  it('creates what is missing there once, if chosen, and removes it with the copies', async () => {
    const made = await createConsole();
    const create = (name: string, account: string, more: object = {}) =>
      made.provider.create(name, {
        data: { name: 'Harbor district', account_id: account, ...more },
        meta: { within: { account_id: account } },
      });
    const region = await create('regions', source);
    const zones = [];
    for (const name of ['Pier 1', 'Pier 2', 'Pier 3'])
      zones.push(await create('zones', source, { name, region_id: region.data.id }));
    // Looks the same.
    await create('zones', target, { name: '\u200bpier  3' });
    const [first, second] = zones.map(({ data }) => String(data.id));
    await made.provider.update('zones', {
      id: second ?? '',
      data: { external_store_id: '77' },
      previousData: zones[1]?.data,
    });
    await create('zones', target, { name: 'Lighthouse', external_store_id: '77' });
    await made.provider.create('pickLists', {
      data: { label_identifier: 'QUAY-1' },
      meta: { within: { account_id: source } },
    });
    const technique = { count_technique_value: 'PICKLIST', pick_list_slot_id: 'QUAY-1' };
    const size = { width: 1, height: 1, depth: 1 };
    const { data: types } = await made.provider.getList('storages', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    await made.provider.create('zoneLocations', {
      data: { name: 'Shelf', storage_type: types[0]?.id, count_techniques: [technique], ...size },
      meta: { within: { zone_id: first ?? '', account_id: source } },
    });
    const list = await showList(made, `/zones?account_id=${source}&region_id=${region.data.id}`);
    await list.select('Pier 1', 'Pier 2', 'Pier 3');
    await list.begin();
    const asked = await list.question();
    expect(asked.getByText('Already there, so not copied: Pier 3')).toBeVisible();
    expect(asked.getByText(/does not apply to 1 selected row/)).toBeVisible();
    // What the other organization has nothing of, or of which no two stores have the same.
    expect(
      asked.getByText('Not there, so left out of the copies (Pick Lists): QUAY-1'),
    ).toBeVisible();
    expect(
      asked.getByText('Used by another record there, so left out of the copies (External ID): 77'),
    ).toBeVisible();
    expect(asked.queryByText(/^Not copied: .*(Plane|Count) technique/)).toBeNull();
    expect(
      asked.getByRole('checkbox', { name: 'Also create 1 region there: Harbor district' }),
    ).toBeChecked();
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    const done = '2 zones copied to Brightwater Grocers.';
    expect(await screen.findByText(done, {}, long)).toBeVisible();
    const there = (await list.rowsOf('regions', target)).filter(
      ({ name }) => name === 'Harbor district',
    );
    expect(there).toHaveLength(1);
    const copies = (await list.rowsOf('zones', target)).filter(({ name }) =>
      ['Pier 1', 'Pier 2'].includes(String(name)),
    );
    expect(copies.map(({ region_id: id }) => id as unknown)).toEqual([there[0]?.id, there[0]?.id]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, long));
    expect(await screen.findByText('Undone for 2 rows.', {}, long)).toBeVisible();
    const regions = await list.rowsOf('regions', target);
    expect(regions.map(({ name }) => name as unknown)).not.toContain('Harbor district');
  }, 120_000);

  it('leaves out a name that several have, and refuses what lacks a required value', async () => {
    const made = await createConsole();
    const create = (resource: string, account: string, data: object) =>
      made.provider.create(resource, {
        data: { account_id: account, ...data },
        meta: { within: { account_id: account } },
      });
    const region = await create('regions', source, { name: 'Twin peaks' });
    await create('zones', source, { name: 'Lodge', region_id: region.data.id });
    await create('regions', target, { name: 'Twin peaks' });
    await create('regions', target, { name: 'Twin peaks' });
    const list = await showList(made, `/zones?account_id=${source}&region_id=${region.data.id}`);
    await list.select('Lodge');
    await list.begin();
    const asked = await list.question();
    const several = 'Several with this name there, so left out of the copies (Region): Twin peaks';
    expect(asked.getByText(several)).toBeVisible();
    expect(asked.queryByRole('checkbox')).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^1 zone copied to/, {}, long)).toBeVisible();
    const [copy] = (await list.rowsOf('zones', target)).filter(({ name }) => name === 'Lodge');
    expect(copy?.region_id ?? null).toBeNull();
  }, 120_000);

  it('after a refusal, a retry sends only what is missing', async () => {
    let isRefusing = true;
    const made = await createConsole({
      answer: ({ method, path }) =>
        isRefusing && method === 'POST' && path === '/api/products/states/bulk'
          ? Response.json({ message: 'Not today.' }, { status: 403 })
          : undefined,
    });
    const list = await showList(made, `/products?account_id=${source}`);
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
    await userEvent.click(box as HTMLElement);
    await list.begin();
    const asked = await list.question();
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    const alert = await asked.findByRole('alert', {}, long);
    expect(alert).toHaveTextContent(/product states? w(as|ere) not copied\. .*Not today\./);
    isRefusing = false;
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^1 product copied to/, {}, long)).toBeVisible();
    const posts = made.sentTo('POST', '/api/products').map(({ path }) => path);
    expect(posts.filter((path) => path === '/api/products')).toHaveLength(1);
    expect(posts.filter((path) => path.endsWith('/states/bulk'))).toHaveLength(2);
  }, 120_000);

  it('completes a state whose pan sizes were refused', async () => {
    let isRefusing = true;
    const path = '/api/products/states/pan-sizes';
    const made = await createConsole({
      answer: (request) =>
        isRefusing && request.method === 'POST' && request.path === path
          ? Response.json({ message: 'Not today.' }, { status: 403 })
          : undefined,
    });
    const list = await showList(made, `/products?account_id=${source}&q=Organic+Navel+Oranges`);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Three/ }, long));
    await list.begin();
    const asked = await list.question();
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    expect(await asked.findByRole('alert', {}, long)).toHaveTextContent(/not copied/);
    isRefusing = false;
    // A part of it arrived.
    const { body } = made.sentTo('POST', path).at(-1) ?? {};
    const { pan_sizes: sizes, ...rest } = body as { readonly pan_sizes: readonly unknown[] };
    expect(sizes.length).toBeGreaterThan(1);
    const part = { ...rest, pan_sizes: sizes.slice(0, 1) };
    const headers = { 'X-Resource-Type': 'PRODUCT_STATE', 'X-Resource-Action': 'UPDATE_PAN_SIZES' };
    expect((await made.person.ask('POST', path, part, headers)).status).toBe(200);
    const before = made.sentTo('POST', '/api/products/states').length;
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^1 product copied to/, {}, long)).toBeVisible();
    expect(made.sentTo('POST', '/api/products/states').slice(before)).toEqual([
      expect.objectContaining({ path, body }),
    ]);
  }, 120_000);

  it('names a state that someone has removed since the question, and ends', async () => {
    const made = await createConsole();
    const within = { account_id: source, product_id: '' };
    const list = await showList(made, `/products?account_id=${source}`);
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
    await userEvent.click(box as HTMLElement);
    await list.begin();
    const asked = await list.question();
    const [read] = made.sentTo('GET', '/api/products/states');
    within.product_id = read?.query.get('product_id') ?? '';
    const { data: states } = await made.provider.getList<RaRecord>('productStates', {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      meta: { within },
    });
    const [gone] = states;
    await made.provider.delete('productStates', { id: gone?.id ?? '', meta: { within } });
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    const done = await screen.findByText(/^1 product copied to Brightwater Grocers\. /, {}, long);
    expect(done).toHaveTextContent(
      `Removed before they were copied: Product State ${String(gone?.state)} ${String(gone?.name)}.`,
    );
  }, 120_000);

  it('does not undo a copy that others use, or whose states they changed', async () => {
    const made = await createConsole();
    const at = (account_id: string) => ({ meta: { within: { account_id } } });
    const region = { name: 'Quay', account_id: source };
    await made.provider.create('regions', { data: region, ...at(source) });
    const list = await showList(made, `/zones/regions?account_id=${source}`);
    await list.select('Quay');
    await list.begin();
    const asked = await list.question();
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^1 region copied to/, {}, long)).toBeVisible();
    const copyOf = async (resource: string, name: string, value: unknown) =>
      (await list.rowsOf(resource, target)).find((row) => row[name] === value);
    const copy = await copyOf('regions', 'name', 'Quay');
    const zone = { name: 'Berth 1', account_id: target, region_id: copy?.id };
    await made.provider.create('zones', { data: zone, ...at(target) });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, long));
    expect(
      await screen.findByText(/Quay: Not removed, because it is in use\./, {}, long),
    ).toBeVisible();
    expect(await copyOf('regions', 'name', 'Quay')).toBeDefined();
  }, 120_000);

  it('does not undo a copy whose states others have added to', async () => {
    const list = await openList(`/products?account_id=${source}`);
    const rows = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
    for (const row of rows.slice(0, 2)) await userEvent.click(row);
    await list.begin();
    const asked = await list.question();
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^2 products copied to/, {}, long)).toBeVisible();
    const skus = list
      .created()
      .flatMap(({ path, body }) =>
        path === '/api/products' ? [(body as { readonly sku: string }).sku] : [],
      );
    const copies = async () =>
      (await list.rowsOf('products', target)).filter(({ sku }) => skus.includes(String(sku)));
    const [copy] = await copies();
    const within = { account_id: target, product_id: String(copy?.id) };
    await list.provider.create('productStates', {
      data: { name: 'Theirs', state: 'BOX', uom_baseline: 1 },
      meta: { within },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, long));
    const text = /^Undone for 1 row\. .*It has changed since then, so it was not undone\./;
    expect(await screen.findByText(text, {}, long)).toBeVisible();
    expect((await copies()).map(({ id }) => id)).toEqual([copy?.id]);
  }, 120_000);

  it('says what of a record is not copied', async () => {
    const list = await openList(`/organizations/view/${source}/pick-lists`);
    const [row] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
    await userEvent.click(row as HTMLElement);
    await list.begin();
    const asked = await list.question();
    expect(asked.getByText(/^Not copied: SKUs, Product States\./)).toBeVisible();
  }, 120_000);

  it('shows how many rows are checked, and asks nothing after Cancel', async () => {
    const waiting: (() => void)[] = [];
    let isHeld = false;
    const made = await createConsole({
      answer: ({ method, path }) => {
        if (!isHeld || method !== 'GET' || path !== '/api/products/states') return undefined;
        return new Promise((resolve) => {
          waiting.push(() => resolve(Response.json({ message: 'Late.' }, { status: 403 })));
        });
      },
    });
    const list = await showList(made, `/products?account_id=${source}`);
    const rows = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
    for (const row of rows.slice(0, 6)) await userEvent.click(row);
    isHeld = true;
    const dialog = await list.begin();
    expect(await dialog.findByText('6 of 12 checked', {}, long)).toBeVisible();
    await vi.waitFor(() => {
      expect(waiting).toHaveLength(4);
    });
    isHeld = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const before = made.sentTo('GET', '/api/products/states').length;
    waiting.forEach((answer) => {
      answer();
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Copy to…' }, long));
    expect(await screen.findByRole('dialog', { name: /^Copy to another/ }, long)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    // Those that were not read yet are not read for nothing.
    expect(made.sentTo('GET', '/api/products/states')).toHaveLength(before);
  }, 120_000);

  it('doubles no state whose creation was carried out before it failed', async () => {
    const made = await createConsole();
    const { data: products } = await made.provider.getList('products', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { account_id: source },
    });
    const within = { account_id: source, product_id: String(products[0]?.id) };
    const create = (name: string) =>
      made.provider.create('productStates', {
        data: { name, state: 'BOX', uom_baseline: 1 },
        meta: { within },
      });
    await create('Twin');
    await made.fault({
      method: 'POST',
      path: '/api/products/states',
      status: 500,
      commit: true,
      times: 1,
    });
    await create('Twin');
    const { data: states } = await made.provider.getList('productStates', {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      meta: { within },
    });
    expect(states.filter(({ name }) => name === 'Twin')).toHaveLength(2);
  }, 60_000);

  it('copies job templates with the products and zones that are there', async () => {
    const made = await createConsole();
    const { data: templates } = await made.provider.getList('jobTemplates', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
      filter: { account_id: source },
    });
    const keys = ['description', 'cron_expression', 'duration', 'template', 'zones'];
    const first: Readonly<Record<string, unknown>> = templates[0] ?? {};
    const within = { within: { account_id: source } };
    const values = Object.entries(first).filter(([name]) => keys.includes(name));
    const own = { account_id: source, name: 'Only here' };
    const { data: zone } = await made.provider.create('zones', { data: own, meta: within });
    const data = {
      ...Object.fromEntries(values),
      name: 'Tour of all',
      zones: [
        ...(first.zones as readonly unknown[]),
        { zone_id: zone.id, template: { products: [] } },
      ],
    };
    await made.provider.create('jobTemplates', { data, meta: within });
    const { products: ids } = first.template as { readonly products: readonly string[] };
    const { data: common } = await made.provider.getOne('products', { id: ids[0] ?? '' });
    await made.provider.create('products', {
      data: { account_id: target, sku: common.sku as unknown, product_description: 'Same' },
    });
    const list = await showList(made, `/organizations/view/${source}/job-templates`);
    await list.select('Tour of all');
    await list.begin();
    const asked = await list.question();
    expect(asked.getByText('Found there by name: Products, Zones')).toBeVisible();
    expect(asked.getByText(/^Not there, so left out of the copies \(Zones\): /)).toBeVisible();
    expect(asked.getByText(/^Not copied: Zone templates\./)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^1 job template copied to/, {}, long)).toBeVisible();
    const [call] = list.sentTo('POST', `/api/organizations/${target}/job-templates`);
    const sent = call?.body as {
      readonly zones: readonly { readonly zone_id: string }[];
      readonly template: { readonly products: readonly string[] };
    };
    const idsIn = async (resource: string) =>
      (await list.rowsOf(resource, target)).map(({ id }) => String(id).toLowerCase());
    const zones = await idsIn('zones');
    expect(sent.zones.filter(({ zone_id: id }) => !zones.includes(id.toLowerCase()))).toEqual([]);
    const products = await idsIn('products');
    expect(sent.template.products).toHaveLength(1);
    expect(sent.template.products.filter((id) => !products.includes(id))).toEqual([]);
  }, 120_000);
});
