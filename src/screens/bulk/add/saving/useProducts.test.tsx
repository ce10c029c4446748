// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { products } from '../../../../../resources/products';
import { createQueryClient } from '../../../../app/queryClient';
import { recordsBase } from '../../../../lib/grid/entries/bases';
import { createEntries } from '../../../../lib/grid/entries/createEntries';
import { openRuns } from '../../../../lib/batches/keptRuns';
import { refusal } from '../../../../lib/batches/testing/fates';
import { createFakePlatform } from '../../save/testing/fakePlatform';
import { newJournal, portOf } from '../../save/testing/world';
import { sheetColumns } from '../testing/sheetColumns';
import { createBulkSession } from '../../session/createBulkSession';
import { creatingWork } from './creating';
import { useProducts } from './useProducts';

const columns = sheetColumns();

const adding = async (skus: readonly string[]) => {
  const platform = createFakePlatform({
    fate: ({ given }) =>
      JSON.stringify(given).includes('BAD') ? refusal('server', { status: 500 }) : 'fine',
  });
  const journal = await newJournal(`person ${Math.random()}`);
  const port = portOf(platform, journal);
  const rows = skus.map((sku) => columns.map((_, at) => (at === 0 ? sku : at === 1 ? 'One' : '')));
  const entries = createEntries({ columns, keyColumn: 0, base: recordsBase(rows) });
  const client = createQueryClient();
  const { result } = renderHook(
    () => useProducts({ declaration: products, accountId: 'acc', port }),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const { creating, build } = result.current;
  const onFailed = vi.fn();
  const session = createBulkSession(
    () => creatingWork({ creating, columns, keyColumn: 0, onFailed }),
    { sheet: { entries, imports: [], lines: [] } },
  );
  const save = () => {
    const asked = {
      entries,
      rows: entries.rowsOf('create'),
      notionalOf: () => null,
      choices: { valueOf: (_: number, text: string) => text },
      lineOf: String,
    };
    return session.save((signal) => build({ ...asked, signal }));
  };
  const saved = async () => {
    await save();
    await session.state().sent?.run.ended();
    expect(onFailed).not.toHaveBeenCalled();
  };
  return { session, platform, journal, entries, save, saved };
};

it('sends nothing of an aborted build, but sends what is saved afterwards', async () => {
  const { session, platform, entries, save, saved } = await adding(['A-1']);
  session.go('review');
  const saving = save();
  expect(session.state().isPreparing).toBe(true);
  session.go('sheet');
  await saving;
  expect(session.state()).toMatchObject({ isPreparing: false, sent: null, step: 'sheet' });
  expect(platform.calls).toEqual([]);
  entries.set([{ row: 0, column: 0, text: 'A-2' }]);
  await saved();
  expect([...platform.products.values()].map(({ values }) => values.sku)).toEqual(['A-2']);
});

it('leaves nothing to resume after fixed rows are saved from the sheet', async () => {
  const { session, platform, journal, entries, saved } = await adding(['BAD-1']);
  await saved();
  await session.back();
  // A page that is closed now loses its sheet.
  expect(await openRuns(journal)).toHaveLength(1);
  entries.set([{ row: 0, column: 0, text: 'GOOD-1' }]);
  await saved();
  expect(await openRuns(journal)).toEqual([]);
  expect([...platform.products.values()].map(({ values }) => values.sku)).toEqual(['GOOD-1']);
});
