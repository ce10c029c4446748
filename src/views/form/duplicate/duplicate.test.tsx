// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { copiedPhrases } from '../../../../resources/productStates/phrases';
import { seedId } from '../../../../demo/store/seed/seedId';
import { isObject } from '../../../lib/util/isObject';
import { createConsole, type SentCall } from '../../testing/renderConsole';

const long = { timeout: 15_000 };
/** Its piece has pan sizes, which are sent by a call of their own. */
const product = seedId('product', 24);
const zone = seedId('zone', 1);
const bulk = '/api/products/states/bulk';

const form = (name: string) => screen.findByRole('dialog', { name }, long);
const toasts = () => screen.getByRole('region', { name: /notifications|messages|toasts/i });

const opened = async (address: string, answer?: (call: SentCall) => Response | undefined) => {
  const made = await createConsole({ ...(answer ? { answer } : {}) });
  return { ...made, ...made.show(address) };
};

const filledProduct = async () => {
  const dialog = within(await form('Add Product'));
  const sku = await dialog.findByRole('textbox', { name: /^SKU/ }, long);
  expect(sku).toHaveValue('');
  expect(sku).toHaveAccessibleDescription('Not copied: each record has its own.');
  const states = await dialog.findByRole('checkbox', { name: /^Also copy \d product states?$/ });
  expect(states).toBeChecked();
  expect(states).toHaveAccessibleDescription(
    'Without UPCs, 3D models and thumbnails. Key phrases become one list.',
  );
  expect(dialog.getByText(/^Copied from ".+"\. Not copied: .*Eligibility/)).toBeVisible();
  await userEvent.click(sku);
  await userEvent.paste('DUP-1');
  return {
    dialog,
    states,
    save: () => userEvent.click(dialog.getByRole('button', { name: 'Add Product' })),
  };
};

const listOf = (body: unknown, key: string): readonly Record<string, unknown>[] =>
  isObject(body) ? (body[key] as Record<string, unknown>[]) : [];

describe('a duplicate of a product', () => {
  it('is opened from its page, and has the states of the original, pan sizes included', async () => {
    const { sentTo, address, provider } = await opened(`/products/view/${product}`);
    const { data: original } = await provider.getOne('products', { id: product });
    await userEvent.click(await screen.findByRole('link', { name: 'Duplicate…' }, long));
    expect(address()).toBe(`/products/create?copy=${product}`);
    const { save } = await filledProduct();
    await save();
    expect(
      await within(toasts()).findByText(/^\d product states copied\.$/, {}, long),
    ).toBeVisible();
    await waitFor(() => {
      expect(address()).toMatch(/^\/products\/view\//);
    }, long);
    expect(
      sentTo('POST', '/api/products').find(({ path }) => path === '/api/products')?.body,
    ).toMatchObject({
      sku: 'DUP-1',
      product_description: original.product_description as string,
      account_id: original.account_id as string,
    });
    const id = address().split('/').at(-1) ?? '';
    expect(id).not.toBe(product);
    const statesOf = async (product_id: string) => {
      const meta = { within: { product_id, account_id: String(original.account_id) } };
      const { data } = await provider.getList('productStates', {
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
        meta,
      });
      const whole = await Promise.all(
        data.map(
          async (row): Promise<RaRecord> =>
            (await provider.getOne<RaRecord>('productStates', { id: row.id, meta })).data,
        ),
      );
      return whole
        .map(
          ({ id: _, upc, product_id: __, inventory_product_sku_id: ___, key_phrases, ...own }) => ({
            upc: upc as unknown,
            values: { ...own, phrases: copiedPhrases(key_phrases) } as Readonly<
              Record<string, unknown>
            >,
          }),
        )
        .toSorted((a, b) => String(a.values.state).localeCompare(String(b.values.state)));
    };
    const [before, after] = [await statesOf(product), await statesOf(id)];
    expect(after.map(({ values }) => values)).toEqual(before.map(({ values }) => values));
    expect(before.some(({ upc }) => typeof upc === 'string')).toBe(true);
    expect(after.map(({ upc }) => upc).filter((upc) => upc != null)).toEqual([]);
    // All that have no pan sizes are one call.
    const [sent, ...more] = sentTo('POST', bulk);
    expect(more).toEqual([]);
    expect(listOf(sent?.body, 'states')).toHaveLength(before.length - 1);
  }, 120_000);

  it('without its states sends none, and says nothing about them', async () => {
    const { sentTo, address } = await opened(`/products/create?copy=${product}`);
    const { states, save } = await filledProduct();
    await userEvent.click(states);
    await save();
    await waitFor(() => {
      expect(address()).toMatch(/^\/products\/view\//);
    }, long);
    expect(sentTo('POST', '/api/products/states')).toEqual([]);
    expect(toasts()).not.toHaveTextContent(/copied/);
  }, 120_000);

  it('names the states that the platform refuses, and is there without them', async () => {
    const { address } = await opened(`/products/create?copy=${product}`, ({ method, path }) =>
      method === 'POST' && path === bulk
        ? Response.json({ message: 'Too many states.' }, { status: 422 })
        : undefined,
    );
    const { save } = await filledProduct();
    await save();
    expect(
      await within(toasts()).findByText(
        /^\d product states? (was|were) not copied: CASE.*\. Too many states\.$/,
        {},
        long,
      ),
    ).toBeVisible();
    expect(address()).toMatch(/^\/products\/view\//);
  }, 120_000);
});

describe('a duplicate of a webhook', () => {
  it('has neither authentication nor headers, and asks for them', async () => {
    const { provider, sentTo, ...made } = await createConsole();
    const account_id = seedId('organization', 1);
    const { data } = await provider.getList('webhooks', {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'name', order: 'ASC' },
      filter: { account_id },
    });
    const one = data.find(({ headers }) => isObject(headers) && Object.keys(headers).length > 0);
    if (!one) throw new Error('No webhook has headers.');
    made.show(`/organizations/view/${account_id}/webhooks/create?copy=${one.id}`);
    const dialog = within(await form('Create Webhook'));
    expect(await dialog.findByRole('textbox', { name: /^Name/ }, long)).toHaveValue(
      `Copy of ${one.name as string}`,
    );
    const headers = await dialog.findByRole('textbox', { name: /^Headers/ }, long);
    expect(headers).toHaveValue('');
    expect(dialog.getByText(/Not copied: it may contain credentials\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create Webhook' }));
    expect(await dialog.findByText('Headers is required.')).toBeVisible();
    await userEvent.click(dialog.getByRole('tab', { name: /^Authentication/ }));
    expect(dialog.getByRole('combobox', { name: /^Authentication/ })).toHaveValue('');
    expect(sentTo('POST', '/api/webhooks')).toEqual([]);
  }, 120_000);
});

describe('a duplicate of a zone', () => {
  it('names before who cannot be added to its team', async () => {
    let names: readonly string[] = [];
    const made = await createConsole({
      // All members have left the organization since.
      answer: ({ method, path, query }) =>
        method === 'GET' && path === '/api/users' && query.has('account_id') && names.length > 0
          ? Response.json({ users: [] })
          : undefined,
    });
    const { body } = await made.person.ask('GET', `/api/zones/memberships?zone_id=${zone}`);
    names = listOf(body, 'memberships').map(({ user }) => (user as { name: string }).name);
    expect(names.length).toBeGreaterThan(0);
    made.show(`/zones/create?copy=${zone}`);
    const dialog = within(await form('Add Zone'));
    const team = await dialog.findByRole('checkbox', { name: 'Also copy the team' }, long);
    await waitFor(() => {
      expect(team).toHaveAccessibleDescription(
        `Cannot be added, because they are not in the organization: ${names.join(', ')}`,
      );
    }, long);
    expect(made.sentTo('POST', '/api/zones')).toEqual([]);
  }, 120_000);

  it('has the locations, and the team and the products if they are chosen', async () => {
    const { sentTo, address } = await opened(`/zones/view/${zone}`);
    await userEvent.click(await screen.findByRole('link', { name: 'Duplicate…' }, long));
    const dialog = within(await form('Add Zone'));
    expect(
      await dialog.findByRole('checkbox', { name: /^Also copy \d+ locations?$/ }, long),
    ).toBeChecked();
    const team = dialog.getByRole('checkbox', { name: 'Also copy the team' });
    expect(team).not.toBeChecked();
    await userEvent.click(team);
    const flash = dialog.getByRole('checkbox', { name: 'Also flash the products of the original' });
    expect(flash).not.toBeChecked();
    await userEvent.click(flash);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Zone' }));
    expect(await within(toasts()).findByText(/^\d+ members? added$/, {}, long)).toBeVisible();
    expect(await within(toasts()).findByText(/^\d+ locations copied\.$/, {}, long)).toBeVisible();
    await waitFor(() => {
      expect(address()).toBe(`/zones/view/${zone}`);
    }, long);
    const [flashed] = sentTo('POST', '/api/zones/products/flash');
    expect(Object.fromEntries(flashed?.query ?? [])).toMatchObject({
      from_zone_id: zone,
      overwrite: 'false',
    });
    const members = sentTo('POST', '/api/zones/memberships').map(
      ({ body }) => body as Record<string, unknown>,
    );
    expect(members.length).toBeGreaterThan(0);
    for (const { zone_id } of members) expect(zone_id).not.toBe(zone);
    const [made] = sentTo('POST', '/api/zones').filter(({ path }) => path === '/api/zones');
    expect(made?.body).toMatchObject({
      name: expect.stringMatching(/^Copy of /) as string,
      external_store_id: null,
    });
  }, 120_000);
});
