// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { zoneProductCalls } from '../../../../resources/shared/zoneProducts';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import type { Pair } from '../../../schema/links';
import { BulkActions } from './BulkActions';
import { rowsToSave } from '../edit/sheet/changesOf';
import { product, productColumns, productSheet } from '../edit/testing/productSheet';

const i18nProvider = createI18nProvider(english);

const zone = (number: number, region: string | null) => ({
  id: `z-${number}`,
  name: `Zone ${number}`,
  region_id: region,
  region: region === null ? null : { id: region, name: `Region ${region}` },
});
const zones = Array.from({ length: 27 }, (_, at) =>
  zone(at + 1, at === 26 ? null : at < 3 ? 'A' : 'B'),
);

const regions = ['A', 'B'].map((id) => ({ id, name: `Region ${id}` }));

const show = (
  isIn: (pair: Pair) => boolean = () => false,
  beforePage: (page: number) => Promise<void> = () => Promise.resolve(),
  values: Parameters<typeof product>[1] = {},
  given: readonly object[] = zones,
) => {
  const getList = vi.fn(async (name: string, { pagination }: { pagination: { page: number } }) => {
    if (name === 'regions') return { data: regions, total: regions.length };
    await beforePage(pagination.page);
    const from = (pagination.page - 1) * 25;
    return { data: given.slice(from, from + 25), total: given.length };
  });
  const check = vi.fn((_: unknown, pairs: readonly Pair[]) => Promise.resolve(pairs.filter(isIn)));
  const sheet = productSheet([1, 2, 3].map((number) => product(number, values)));
  const onDone = vi.fn();
  sheet.entries.choose([0, 2], true);
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={{ getList, links: { check } } as unknown as FacingsDataProvider}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient()}
        store={memoryStore()}
      >
        <BulkActions
          columns={productColumns}
          entries={sheet.entries}
          accountId="org-1"
          links={{ calls: zoneProductCalls, knownLinks: sheet.knownLinks, idOf: sheet.idOf }}
          amount={zoneProductCalls.amount}
          onDone={onDone}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { sheet, getList, check, onDone };
};

const user = userEvent.setup({ delay: null });
const click = (role: string, name: string | RegExp) => user.click(screen.getByRole(role, { name }));
const choose = async (list: string, option: string) => {
  await click('combobox', list);
  await user.click(await screen.findByRole('option', { name: option }));
};
const confirm = () => screen.getByRole('button', { name: 'Confirm Bulk Actions' });

beforeEach(() => {
  window.scrollTo = () => undefined;
});

describe('properties', () => {
  it('are set only for the selection, trimmed, and clear the selection', async () => {
    const { sheet, onDone } = show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Properties',
      'Availability',
    ]);
    expect(screen.getByText('Add a property to get started.')).toBeVisible();
    expect(confirm()).toBeDisabled();
    expect(confirm()).toHaveAccessibleDescription('Choose a property with a value, or a zone.');
    expect(screen.getByText('SKU-3')).toBeVisible();
    expect(screen.getByText('Product 3')).toBeVisible();
    expect(screen.queryByText('SKU-2')).toBeNull();

    await choose('Add a property', 'Description');
    // An input without a value changes nothing.
    expect(confirm()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Description' }), '  All alike ');
    await choose('Add a property', 'Archived');
    await choose('Archived', 'Archived');
    await choose('Add a property', 'Status');
    await click('button', 'Remove Status');
    await user.click(confirm());
    expect(onDone).toHaveBeenCalledOnce();
    expect(sheet.entries.counts()).toMatchObject({ chosen: 0, changed: 2 });
    expect(rowsToSave(sheet).map(({ id, after }) => [id, after])).toEqual([
      ['p-1', { product_description: 'All alike', is_archived: true }],
      ['p-3', { product_description: 'All alike', is_archived: true }],
    ]);
    sheet.entries.undo();
    expect(sheet.entries.counts().changed).toBe(0);
  });

  it('keep one that is added at the moment at which another one tells its value', async () => {
    show();
    await choose('Add a property', 'Description');
    const description = screen.getByRole('textbox', { name: 'Description' });
    await click('combobox', 'Add a property');
    const archived = screen.getByRole('option', { name: 'Archived' });
    // React draws once, after both.
    act(() => {
      fireEvent.click(archived);
      fireEvent.change(description, { target: { value: 'All alike' } });
    });
    await waitFor(() => {
      expect(screen.queryByRole('listbox')).toBeNull();
    });
    expect(screen.getByRole('combobox', { name: 'Archived' })).toBeVisible();
    expect(description).toHaveValue('All alike');
  });

  it('can be emptied, but only on purpose; the key is not among them', async () => {
    const { sheet } = show();
    await click('combobox', 'Add a property');
    expect(screen.queryByRole('option', { name: 'SKU' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Primary Category' }));
    await click('checkbox', 'Primary Category: Clear this value');
    await user.click(confirm());
    expect(rowsToSave(sheet).map(({ after }) => after)).toEqual([
      { primary_category: null },
      { primary_category: null },
    ]);
  });

  it('wait for something selected, of which each can be taken out', async () => {
    const { sheet } = show();
    await choose('Add a property', 'Description');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'x');
    await click('button', 'Deselect SKU-1');
    expect(sheet.entries.counts().chosen).toBe(1);
    await click('button', 'Deselect all');
    expect(screen.getByText('No results selected.')).toBeVisible();
    expect(confirm()).toHaveAccessibleDescription('Nothing is selected.');
  });
});

describe('availability', () => {
  it('loads 25 zones at a time, by region, and asks who is where', async () => {
    const { getList, check } = show(([own, id]) => own === 'z-1' && id === 'p-1');
    await click('tab', 'Availability');
    await screen.findByRole('button', { name: 'Region A' });
    expect(getList).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Unassigned zones' })).toBeNull();
    await click('button', 'Load more');
    expect(await screen.findByRole('button', { name: 'Unassigned zones' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(check.mock.calls[0]?.[1]).toHaveLength(50);
    await click('button', 'Region A');
    const list = await screen.findByRole('list', { name: 'Region A' });
    expect(await within(list).findByText('Now in this zone: 1 of 2')).toBeVisible();
    expect(within(list).getAllByText('Now in this zone: none')).toHaveLength(2);
  });

  it('names regions that the platform does not embed, with one call', async () => {
    const bare = zones.map(({ region: _, ...own }) => own);
    const { getList } = show(undefined, undefined, {}, bare);
    await click('tab', 'Availability');
    expect(await screen.findByRole('button', { name: 'Region A' })).toBeVisible();
    await click('button', 'Load more');
    expect(await screen.findByRole('button', { name: 'Unassigned zones' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Region B' })).toBeVisible();
    expect(getList.mock.calls.filter(([name]) => name === 'regions')).toHaveLength(1);
  });

  it('a region switches all of its zones; an existing state is not a change', async () => {
    const { sheet } = show(([own, id]) => own === 'z-1' && id === 'p-1');
    await click('tab', 'Availability');
    await user.click(await screen.findByRole('button', { name: 'Region A' }));
    await screen.findByText('Now in this zone: 1 of 2');
    await click('switch', 'All zones of Region A');
    await waitFor(() => {
      expect(screen.getByRole('switch', { name: 'All zones of Region A' })).toBeChecked();
    });
    const list = screen.getByRole('list', { name: 'Region A' });
    for (const one of within(list).getAllByRole('switch')) expect(one).toBeChecked();
    await click('button', 'No change: Zone 2');
    expect(screen.getByRole('switch', { name: 'All zones of Region A' })).not.toBeChecked();
    await user.click(confirm());
    expect(rowsToSave(sheet).map(({ id, zones: own }) => [id, own])).toEqual([
      ['p-1', { add: ['z-3'], remove: [] }],
      ['p-3', { add: ['z-1', 'z-3'], remove: [] }],
    ]);
  });

  it('a region means its zones of later pages too, and says so until they are loaded (B1)', async () => {
    let release = () => undefined as void;
    const second = new Promise<void>((resolve) => (release = resolve));
    const { sheet, getList } = show(undefined, (page) => (page === 2 ? second : Promise.resolve()));
    await click('tab', 'Availability');
    const region = await screen.findByRole('switch', { name: 'All zones of Region B' });
    await waitFor(() => {
      expect(region).toHaveAccessibleDescription('0 of 22 loaded on');
    });
    await user.click(region);
    expect(region).not.toBeChecked();
    expect(region).toHaveAccessibleDescription('Loading all zones…');
    expect(confirm()).toHaveAccessibleDescription('Loading all zones of the region…');
    // It goes on behind the other tab.
    await click('tab', 'Properties');
    release();
    await waitFor(() => {
      expect(confirm()).toBeEnabled();
    });
    expect(getList).toHaveBeenCalledTimes(2);
    await click('tab', 'Availability');
    expect(
      await screen.findByRole('switch', { name: 'All zones of Region B' }),
    ).toHaveAccessibleDescription('23 of 23 on');
    await user.click(confirm());
    expect(rowsToSave(sheet).map(({ zones: own }) => own?.add.length)).toEqual([23, 23]);
  });

  it('keeps regions and zones where they are when more are loaded', async () => {
    const values = { region_id: 'Z', region: { id: 'Z', name: 'Zulu' } };
    const own = Array.from({ length: 25 }, (_, at) => ({ ...zone(at + 10, 'Z'), ...values }));
    const later = [zone(1, 'A'), { ...zone(2, 'Z'), ...values }];
    const shown = () =>
      screen
        .getAllByRole('switch', { name: /^All zones of/ })
        .map((one) => one.getAttribute('aria-label'));
    show(undefined, undefined, {}, [...own, ...later]);
    await click('tab', 'Availability');
    await user.click(await screen.findByRole('button', { name: 'Zulu' }));
    const list = screen.getByRole('list', { name: 'Zulu' });
    await click('button', 'Load more');
    await screen.findByRole('button', { name: 'Region A' });
    expect(shown()).toEqual(['All zones of Zulu', 'All zones of Region A']);
    expect(within(list).getAllByRole('switch').at(-1)).toHaveAccessibleName('Zone 2');
  });

  it('a region whose zones cannot all be loaded stays as it is (B1)', async () => {
    let isDown = true;
    const { sheet } = show(undefined, (page) =>
      page === 2 && isDown ? Promise.reject(new Error('down')) : Promise.resolve(),
    );
    await click('tab', 'Availability');
    await user.click(await screen.findByRole('switch', { name: 'All zones of Region B' }));
    expect(await screen.findByText(/^The region was not switched/)).toBeVisible();
    expect(confirm()).toBeDisabled();
    await click('button', 'Do not switch it');
    expect(confirm()).toHaveAccessibleDescription('Choose a property with a value, or a zone.');
    isDown = false;
    await click('switch', 'All zones of Region B');
    await waitFor(() => {
      expect(screen.getByRole('switch', { name: 'All zones of Region B' })).toBeChecked();
    });
    expect(sheet.entries.counts().changed).toBe(0);
  });

  it('never tells unchecked products as being in no zone', async () => {
    // The platform did not say in which zones they are.
    const { check } = show(undefined, undefined, { zones: undefined });
    check.mockRejectedValue(new Error('down'));
    await click('tab', 'Availability');
    await screen.findByText('Current availability could not be loaded.');
    expect(
      screen.getByRole('switch', { name: 'All zones of Region A' }),
    ).toHaveAccessibleDescription('0 of 3 loaded on, 3 unknown');
    await click('button', 'Region A');
    expect(await screen.findAllByText('Current state unknown')).toHaveLength(3);
  });

  it('a zone that all are in can be left by all', async () => {
    const { sheet } = show(([own]) => own === 'z-1');
    await click('tab', 'Availability');
    await user.click(await screen.findByRole('button', { name: 'Region A' }));
    const own = await screen.findByRole('switch', { name: 'Zone 1' });
    await waitFor(() => {
      expect(own).toBeChecked();
    });
    await user.click(own);
    expect(screen.getByText('Will be off')).toBeVisible();
    await user.click(confirm());
    expect(rowsToSave(sheet).map(({ zones: planned }) => planned)).toEqual([
      { add: [], remove: ['z-1'] },
      { add: [], remove: ['z-1'] },
    ]);
  });
});

describe('par', () => {
  const openRegionA = async () => {
    await click('tab', 'Availability');
    await user.click(await screen.findByRole('button', { name: 'Region A' }));
    await screen.findByRole('list', { name: 'Region A' });
  };
  const parOf = (zoneName: string) => screen.queryByRole('textbox', { name: `Par of ${zoneName}` });
  const isInFirst = ([own]: Pair) => own === 'z-1';

  it('can be given where a zone is on; blank changes nothing', async () => {
    const { sheet } = show(isInFirst);
    await openRegionA();
    await waitFor(() => {
      expect(parOf('Zone 1')).toBeVisible();
    });
    expect(parOf('Zone 2')).toBeNull();
    await user.type(parOf('Zone 1') as HTMLElement, '8');
    await click('switch', 'Zone 2');
    await click('switch', 'Zone 3');
    await user.type(parOf('Zone 3') as HTMLElement, '12');
    await user.click(confirm());
    const expected = { add: ['z-2', 'z-3'], remove: [], amounts: { 'z-1': 8, 'z-3': 12 } };
    expect(rowsToSave(sheet).map(({ zones: own }) => own)).toEqual([expected, expected]);
  });

  it('of all zones of a region that are on is given at once', async () => {
    const { sheet } = show();
    await openRegionA();
    await click('switch', 'All zones of Region A');
    await user.type(
      await screen.findByRole('textbox', { name: 'Par of All zones of Region A' }),
      '6',
    );
    expect(parOf('Zone 2')).toHaveValue('6');
    await user.click(confirm());
    expect(rowsToSave(sheet)[0]?.zones?.amounts).toEqual({ 'z-1': 6, 'z-2': 6, 'z-3': 6 });
  });

  it('that is no number of at least 0 is reported at its box and holds the confirmation', async () => {
    show(isInFirst);
    await openRegionA();
    await waitFor(() => {
      expect(parOf('Zone 1')).toBeVisible();
    });
    const box = parOf('Zone 1') as HTMLElement;
    await user.type(box, '-2');
    await user.tab();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(/Par/);
    expect(confirm()).toHaveAccessibleDescription('Fix the marked fields first.');
    await user.clear(box);
    expect(confirm()).toHaveAccessibleDescription('Choose a property with a value, or a zone.');
  });
});

describe('the panel', () => {
  it('takes the focus and closes with Escape; what is set in it is not lost without a question', async () => {
    const { onDone } = show();
    expect(screen.getByRole('heading', { name: 'Bulk Actions' })).toHaveFocus();
    expect(screen.getByRole('complementary', { name: 'Bulk Actions' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(onDone).toHaveBeenLastCalledWith(null);
    onDone.mockClear();

    await choose('Add a property', 'Description');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'x{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('x');
    await click('button', 'Exit Bulk Actions');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(onDone).toHaveBeenCalledExactlyOnceWith(null);
  });
});
