// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { seedId } from '../../../../demo/store/seed/seedId';
import { createConsole } from '../../testing/renderConsole';
import { openRacks } from '../selection/testing/openRacks';

const long = { timeout: 20_000 };
const account_id = seedId('organization', 1);
const names = () => screen.queryAllByRole('link', { name: /^Rack / }).map((one) => one.textContent);

const paste = async (text: string, label: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }, long));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Only these…' }, long));
  const dialog = within(await screen.findByRole('dialog', { name: /^Only these / }, long));
  await userEvent.click(await dialog.findByRole('textbox', { name: label }, long));
  await userEvent.paste(text);
  return dialog;
};

describe('only the rows with pasted keys', () => {
  it('are shown, by key or id, and those that were not found are named and copied', async () => {
    // Its clipboard can be read.
    userEvent.setup();
    const { shown } = await openRacks();
    const dialog = await paste('rack  B\nRack\u00a0b\nf\nRack z\n', /^Name or ID/);
    expect(dialog.getByText('3 keys. 1 duplicate is counted once.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Show only these' }));
    const filter = within(await screen.findByRole('group', { name: 'Only these' }, long));
    expect(await filter.findByText('1 not found: Rack z', {}, long)).toBeVisible();
    expect(names()).toEqual(['Rack b', 'Rack f']);
    expect(shown.router.state.location.search).toBe('?only=rack+B,f,Rack+z');
    await userEvent.click(filter.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('1 key copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Rack z');
    await userEvent.click(filter.getByRole('button', { name: 'Only 3 keys' }));
    const again = within(await screen.findByRole('dialog', { name: 'Only these Racks' }, long));
    expect(again.getByRole('textbox')).toHaveValue('rack B\nf\nRack z');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(filter.getByRole('button', { name: 'Remove filter Only these' }));
    await waitFor(() => {
      expect(names()).toHaveLength(4);
    });
    expect(shown.router.state.location.search).toBe('');
  });

  it('are named by their first characters, so that a wrong paste does not fill the page', async () => {
    await openRacks();
    const dialog = await paste('x'.repeat(300), /^Name or ID/);
    await userEvent.click(dialog.getByRole('button', { name: 'Show only these' }));
    const filter = within(await screen.findByRole('group', { name: 'Only these' }, long));
    expect(await filter.findByText(`1 not found: ${'x'.repeat(59)}…`, {}, long)).toBeVisible();
  });

  it('are selected on all pages, and are what Ctrl and Enter show', async () => {
    const { press, bar } = await openRacks();
    await paste('Rack a; Rack b; Rack c; Rack d; Rack e', /^Name or ID/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('group', { name: 'Only these' }, long);
    expect(await screen.findByText('Showing 1-4 of 5', {}, long)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press('Select all 5');
    await waitFor(async () => {
      expect(await bar()).toHaveTextContent('5 selected');
    });
  });

  it('are the first 500 of an address that has more, which is said', async () => {
    const { shown } = await openRacks();
    const many = ['Rack a', ...Array.from({ length: 502 }, (_, at) => `x${String(at)}`)];
    await act(() => shown.router.navigate(`/racks?only=${many.join(',')}`));
    const filter = within(await screen.findByRole('group', { name: 'Only these' }, long));
    expect(
      await filter.findByText(
        /Only the first 500 keys were used\. 3 more were left out\./,
        {},
        long,
      ),
    ).toBeVisible();
    expect(filter.getByRole('button', { name: 'Only 500 keys' })).toBeVisible();
  });

  it('are kept in memory if they are too many for the address, and not after it', async () => {
    const { shown } = await openRacks();
    const many = ['Rack a', ...Array.from({ length: 200 }, (_, at) => `Rack 1000${String(at)}`)];
    const dialog = await paste(many.join('\n'), /^Name or ID/);
    await userEvent.click(dialog.getByRole('button', { name: 'Show only these' }));
    const filter = await screen.findByRole('group', { name: 'Only these' }, long);
    await waitFor(() => {
      expect(filter).toHaveTextContent(/200 not found: .* and 192 more/);
    });
    expect(filter).toHaveTextContent('too many keys for the address');
    expect(names()).toEqual(['Rack a']);
    expect(shown.router.state.location.search.length).toBeLessThan(30);
    await act(() => shown.router.navigate('/racks?only=~~99'));
    await waitFor(() => {
      expect(screen.getByRole('group', { name: 'Only these' })).toHaveTextContent(
        'no longer known. Paste them again.',
      );
    });
    await waitFor(() => {
      expect(names()).toEqual([]);
    });
  });

  it('are at most 500', async () => {
    await openRacks();
    const many = Array.from({ length: 502 }, (_, at) => `Rack ${String(at)}`);
    const dialog = await paste(many.join('\n'), /^Name or ID/);
    expect(dialog.getByText(/At most 500 keys at once\. Remove 2\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Show only these' })).toBeDisabled();
  });
});

const idsOf = (rows: readonly RaRecord[]) => rows.map(({ id }) => String(id));

describe('what the platform is asked for pasted keys', () => {
  const list = async (resource: string, filter: object) => {
    const made = await createConsole();
    const { data } = await made.provider.getList<RaRecord>(resource, {
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'id', order: 'ASC' },
      filter: resource === 'items' ? {} : { account_id },
    });
    const [first, second] = data;
    if (!first || !second) throw new Error('The seed has too few rows.');
    const read = (only: string) =>
      made.provider.getList<RaRecord>(resource, {
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'id', order: 'ASC' },
        filter: { ...filter, only },
      });
    return { ...made, first, second, read };
  };

  it('products of an organization are checked by SKU, and read', async () => {
    const { first, second, read, sentTo } = await list('products', { account_id });
    const { data, total, meta } = await read(
      `${String(first.sku)},${String(second.id)},no-such-sku`,
    );
    expect(idsOf(data).toSorted()).toEqual(idsOf([first, second]).toSorted());
    expect([total, meta]).toEqual([2, { notFound: ['no-such-sku'] }]);
    expect(sentTo('POST', '/api/products/check')).toHaveLength(1);
  }, 60_000);

  it('a further filter excludes rows that the check finds', async () => {
    const { first, read } = await list('products', { account_id, is_archived: true });
    const { data, meta } = await read(String(first.sku));
    expect(data).toEqual([]);
    expect(meta).toEqual({ notFound: [] });
  }, 60_000);

  it('zones are found by name, external ID and ID', async () => {
    const { first, second, read } = await list('zones', {});
    const keys = [String(first.name).toUpperCase(), String(second.external_store_id), 'Nowhere 17'];
    const { data, meta } = await read(keys.join('\n'));
    expect(idsOf(data)).toEqual(expect.arrayContaining(idsOf([first, second])));
    expect(meta).toEqual({ notFound: ['Nowhere 17'] });
  }, 60_000);

  it('items, whose list is read by the conventions, are found by name', async () => {
    const { first, read } = await list('items', {});
    const { data, meta } = await read(`${String(first.name).toLowerCase()}\nnothing`);
    expect(idsOf(data)).toEqual(idsOf([first]));
    expect(meta).toEqual({ notFound: ['nothing'] });
  }, 60_000);
});
