// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { startUndo } from './changeRun';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
import { createPage } from './testing/closablePage';
import { refusal } from '../../../lib/batches/testing/fates';
import { createFakePlatform, fakeLinks, type FakePlatform } from './testing/fakePlatform';
import { newJournal, portOf, resumeEdit, startEdit } from './testing/world';
import type { SaveRun } from '../../../lib/batches/types';
import { productChanges } from './changes';
import { withNamedIds } from './namedValues';
import type { ChangedRow } from './rows';
import type { FacingsDataProvider } from '../../../../dataProvider';

const accountId = 'acc';

beforeEach(async () => {
  const journal = await newJournal();
  for (const { id } of await journal.runs()) await journal.forget(id);
});

/** Products p1 … with a category each, in zone z1. */
const seeded = (count: number, fate?: Parameters<typeof createFakePlatform>[0]) => {
  const platform = createFakePlatform(fate);
  for (let at = 0; at < count; at += 1)
    platform.seed({ sku: `S-${at}`, category: 'old', is_archived: null }, ['z1']);
  return platform;
};

const change = (row: number, rest: Partial<ChangedRow> = {}): ChangedRow => ({
  row,
  id: `p${row + 1}`,
  shown: { sku: `S-${row}` },
  before: { category: 'old' },
  after: { category: 'new' },
  zones: { add: [], remove: [] },
  ...rest,
});

const changes = (count: number, rest: (row: number) => Partial<ChangedRow> = () => ({})) =>
  Array.from({ length: count }, (_, row) => change(row, rest(row)));

const edit = async (platform: FakePlatform, rows: readonly ChangedRow[]): Promise<SaveRun> => {
  const run = startEdit({ ...portOf(platform, await newJournal()), accountId, rows });
  await run.ended();
  return run;
};

const undoLast = async (platform: FakePlatform): Promise<SaveRun> => {
  const journal = await newJournal();
  const [last] = await lastEdits(journal, { accountId });
  const undone = last && (await startUndo(portOf(platform, journal), last.id));
  if (!undone) throw new Error('There is nothing to undo.');
  await undone.run.ended();
  return undone.run;
};

const typesOf = (run: SaveRun) => [...run.results().values()].map(({ type }) => type);
const zonesOf = (platform: FakePlatform, id: string) =>
  [...(platform.products.get(id)?.zones ?? [])].sort();

describe('changing', () => {
  it('sends the id and what changed, by the hundred, and nothing of what did not', async () => {
    const platform = seeded(250);
    const run = await edit(platform, changes(250));
    const sent = platform.calls.filter(({ name }) => name === 'updateProducts');
    expect(sent.map(({ count }) => count).sort()).toEqual([100, 100, 50]);
    expect(sent[0]?.given).toContainEqual({ id: 'p1', values: { category: 'new' } });
    expect(run.progress()).toMatchObject({ saved: 250, failed: 0 });
  });

  it('adds and removes links in hundreds and rectangles, without touching the products', async () => {
    const platform = seeded(125);
    const zones = { add: ['z2', 'z3'], remove: ['z1'] };
    await edit(
      platform,
      changes(125, () => ({ before: {}, after: {}, zones })),
    );
    const joins = platform.calls.filter(({ name }) => name === 'join');
    expect(joins.map(({ count }) => count).sort()).toEqual([100, 100, 50]);
    expect(platform.names().filter((name) => name === 'part')).toHaveLength(2);
    expect(platform.names()).not.toContain('updateProducts');
    for (const id of platform.products.keys()) expect(zonesOf(platform, id)).toEqual(['z2', 'z3']);
  });

  it('does not link products that it archives', async () => {
    const platform = seeded(1);
    const run = await edit(platform, [
      change(0, {
        before: { is_archived: null },
        after: { is_archived: true },
        zones: { add: ['z2'], remove: ['z1'] },
      }),
    ]);
    expect(platform.names()).toEqual(['product', 'updateProducts']);
    expect(zonesOf(platform, 'p1')).toEqual([]);
    expect(typesOf(run)).toEqual(['saved']);
  });

  it('fails only for a removed product', async () => {
    const platform = seeded(30);
    platform.products.delete('p4');
    const run = await edit(platform, changes(30));
    expect(run.results().get(3)).toMatchObject({ type: 'failed', id: 'p4', isEnded: true });
    expect(run.results().get(3)?.faults[0]?.reason).toEqual({
      key: 'facings.bulkEdit.children.held.gone',
    });
    expect(run.progress()).toMatchObject({ saved: 29, failed: 1 });
    // Nothing is left of the run, so it is not offered to be continued.
    expect(await openRuns(await newJournal())).toEqual([]);
  });

  it('keeps back the links of a product that was refused, and sends both on a second try', async () => {
    let isBroken = true;
    const platform = seeded(2, {
      fate: ({ name }) =>
        isBroken && name === 'updateProducts' ? refusal('forbidden', { status: 403 }) : 'fine',
    });
    const rows = changes(2, () => ({ zones: { add: ['z2'], remove: [] } }));
    const run = await edit(platform, rows);
    expect(typesOf(run)).toEqual(['failed', 'failed']);
    const writes = () => platform.names().filter((name) => name !== 'product');
    expect(writes()).toEqual(['updateProducts']);
    isBroken = false;
    run.retry();
    await run.ended();
    expect(typesOf(run)).toEqual(['saved', 'saved']);
    expect(writes()).toEqual(['updateProducts', 'updateProducts', 'join']);
  });

  it('continues after the page was closed', async () => {
    let isOpen = true;
    const platform = seeded(300, {
      fate: ({ name }) => {
        if (isOpen && name === 'join') {
          isOpen = false;
          page.close();
        }
        return 'fine';
      },
    });
    const page = createPage(platform, await newJournal());
    const rows = changes(300, () => ({ zones: { add: ['z2'], remove: ['z1'] } }));
    startEdit({ ...page.port, accountId, rows });
    await page.closed;
    const journal = await newJournal();
    const [kept] = await openRuns(journal, ['edit']);
    if (!kept) throw new Error('Nothing is open.');
    const resumed = await resumeEdit({ ...portOf(platform, journal), kept });
    await resumed?.run.ended();
    expect(resumed?.run.progress()).toMatchObject({ saved: 300, total: 300 });
    for (const { id, values } of platform.products.values()) {
      expect(values.category).toBe('new');
      expect(zonesOf(platform, id)).toEqual(['z2']);
    }
  });
});

describe('values that someone else changed since the review', () => {
  const theirs = (platform: FakePlatform, id: string, category: string) =>
    Object.assign(platform.products.get(id)?.values ?? {}, { category });
  const categoriesOf = (platform: FakePlatform) =>
    [...platform.products.values()].map(({ values }) => values.category);

  it('are not overwritten before the user decides; other rows are sent', async () => {
    const platform = seeded(3);
    theirs(platform, 'p1', 'theirs');
    theirs(platform, 'p2', 'new');
    const run = await edit(platform, changes(3));
    expect(run.results().get(0)).toMatchObject({
      type: 'failed',
      faults: [{ newer: { category: { value: 'theirs', text: 'theirs' } } }],
    });
    expect(typesOf(run).toSorted()).toEqual(['failed', 'saved', 'saved']);
    // What the second already has is not sent.
    const sent = platform.calls.filter(({ name }) => name === 'updateProducts');
    expect(sent.map(({ given }) => given)).toEqual([[{ id: 'p3', values: { category: 'new' } }]]);
    run.retry();
    await run.ended();
    run.sendAgain();
    await run.ended();
    expect(categoriesOf(platform)).toEqual(['theirs', 'new', 'new']);
  });

  it('are overwritten, and restored by the undo', async () => {
    const platform = seeded(1);
    theirs(platform, 'p1', 'theirs');
    const run = await edit(platform, changes(1));
    run.decide(new Map([[0, { category: 'ours' }]]));
    await run.ended();
    expect(typesOf(run)).toEqual(['saved']);
    expect(categoriesOf(platform)).toEqual(['new']);
    await undoLast(platform);
    expect(categoriesOf(platform)).toEqual(['theirs']);
  });

  it('are asked about again if they change once more', async () => {
    const platform = seeded(1);
    theirs(platform, 'p1', 'theirs');
    const run = await edit(platform, changes(1));
    theirs(platform, 'p1', 'newest');
    run.decide(new Map([[0, { category: 'ours' }]]));
    await run.ended();
    expect(run.results().get(0)?.faults[0]?.newer).toMatchObject({ category: { value: 'newest' } });
    expect(categoriesOf(platform)).toEqual(['newest']);
  });

  it('are kept, while other values and zones of the row are sent', async () => {
    const platform = seeded(2);
    const rows = changes(2, (row) => ({
      before: { category: 'old', ...(row === 0 ? { label: undefined } : {}) },
      after: { category: 'new', ...(row === 0 ? { label: 'Milk' } : {}) },
      zones: { add: row === 0 ? ['z2'] : [], remove: [] },
    }));
    theirs(platform, 'p1', 'theirs');
    theirs(platform, 'p2', 'theirs');
    const run = await edit(platform, rows);
    run.decide(new Map([0, 1].map((row) => [row, { category: 'theirs' }])));
    await run.ended();
    expect(typesOf(run)).toEqual(['saved', 'kept']);
    expect(platform.products.get('p1')?.values).toMatchObject({
      category: 'theirs',
      label: 'Milk',
    });
    expect(zonesOf(platform, 'p1')).toEqual(['z1', 'z2']);
    expect(run.progress()).toMatchObject({ saved: 1, failed: 0, done: 2 });
    expect(await openRuns(await newJournal())).toEqual([]);
    // The undo leaves them as well.
    await undoLast(platform);
    expect(categoriesOf(platform)).toEqual(['theirs', 'theirs']);
    expect(zonesOf(platform, 'p1')).toEqual(['z1']);
  });

  it('are asked about after the page was closed', async () => {
    const platform = seeded(1);
    theirs(platform, 'p1', 'theirs');
    await edit(platform, changes(1));
    const journal = await newJournal();
    const [kept] = await openRuns(journal, ['edit']);
    const resumed = kept && (await resumeEdit({ ...portOf(platform, journal), kept }));
    await resumed?.run.ended();
    expect(resumed?.run.results().get(0)?.faults[0]?.newer).toBeDefined();
    resumed?.run.decide(new Map([[0, { category: 'ours' }]]));
    await resumed?.run.ended();
    expect(categoriesOf(platform)).toEqual(['new']);
  });

  it('are noticed on the page of the list on which the product was', async () => {
    const platform = seeded(1_200);
    const run = await edit(platform, changes(1_200));
    expect(run.progress()).toMatchObject({ saved: 1_200 });
    const reads = platform.names().filter((name) => name === 'loadProducts').length;
    // Three pages once, and at most one page for each batch.
    expect(reads).toBeLessThanOrEqual(3 + 12);
    expect(platform.names()).not.toContain('product');
  });

  it('are noticed if the list has moved since it was read', async () => {
    const platform = seeded(600, {
      fate: ({ name }) => {
        // Once: the first products go, so that others move to the page before theirs.
        if (name === 'updateProducts')
          for (let at = 1; at <= 30; at += 1) platform.products.delete(`p${at}`);
        return 'fine';
      },
    });
    const rows = changes(600).slice(100);
    const run = startEdit({ ...portOf(platform, await newJournal()), accountId, rows, atOnce: 1 });
    theirs(platform, 'p600', 'theirs');
    await run.ended();
    expect(run.progress()).toMatchObject({ saved: 499, failed: 1 });
    expect(platform.products.get('p600')?.values.category).toBe('theirs');
  });
});

describe('undoing', () => {
  it('brings back values and links, from the journal alone', async () => {
    const platform = seeded(150);
    await edit(
      platform,
      changes(150, () => ({ zones: { add: ['z2'], remove: ['z1'] } })),
    );
    const run = await undoLast(platform);
    expect(run.progress()).toMatchObject({ saved: 150, failed: 0, total: 150 });
    for (const { id, values } of platform.products.values()) {
      expect(values.category).toBe('old');
      expect(zonesOf(platform, id)).toEqual(['z1']);
    }
    const journal = await newJournal();
    expect(await lastEdits(journal, { accountId })).toEqual([]);
    expect(await openRuns(journal)).toEqual([]);
  });

  it('skips rows that someone else changed or removed since', async () => {
    const platform = seeded(4);
    await edit(platform, changes(4));
    Object.assign(platform.products.get('p2')?.values ?? {}, { category: 'theirs' });
    platform.products.delete('p3');
    const run = await undoLast(platform);
    expect(run.results().get(1)?.faults).toEqual([
      { part: 'product', reason: { key: 'facings.saving.undo.changedSince' } },
    ]);
    expect(run.results().get(2)?.faults).toEqual([
      { part: 'product', reason: { key: 'facings.saving.undo.gone' } },
    ]);
    expect(platform.products.get('p2')?.values.category).toBe('theirs');
    expect(platform.products.get('p1')?.values.category).toBe('old');
    expect(run.progress()).toMatchObject({ saved: 2, failed: 2 });
  });

  it('gives a value the present name of its record, and leaves rows whose record is gone', async () => {
    const ids = { before: new Map([['old', 'c1']]), now: new Map([['renamed', 'c1']]) };
    const platform = seeded(2);
    const rows = changes(2, (row) => (row === 0 ? {} : { before: { category: 'gone' } }));
    Object.assign(platform.products.get('p2')?.values ?? {}, { category: 'gone' });
    ids.before.set('gone', 'c2');
    await edit(platform, await withNamedIds(rows, () => Promise.resolve(ids.before)));
    const journal = await newJournal();
    const [last] = await lastEdits(journal, { accountId });
    const nameIds = () => Promise.resolve(ids.now);
    const undone = await startUndo({ ...portOf(platform, journal), nameIds }, last?.id ?? '');
    await undone?.run.ended();
    expect(platform.products.get('p1')?.values.category).toBe('renamed');
    expect(platform.products.get('p2')?.values.category).toBe('new');
    expect(undone?.rows[0]?.shown.category).toBe('renamed');
    expect(undone?.run.results().get(1)?.faults).toEqual([
      { part: 'product', reason: { key: 'facings.bulkEdit.goneName', values: { name: 'gone' } } },
    ]);
    // Nothing is left to be resumed.
    expect(await openRuns(journal)).toEqual([]);
  });

  it('reads few products one by one, and many by the page', async () => {
    for (const [count, name] of [
      [20, 'product'],
      [21, 'loadProducts'],
    ] as const) {
      const platform = seeded(count);
      await edit(platform, changes(count));
      const before = platform.calls.length;
      await undoLast(platform);
      const reads = platform.names().slice(before, -1);
      expect(new Set(reads)).toEqual(new Set([name]));
      expect(reads).toHaveLength(name === 'product' ? count : 1);
    }
  });

  it('brings an archived product back to the zones that it was known to be in', async () => {
    const platform = seeded(1);
    const rows = [
      change(0, { before: { is_archived: null }, after: { is_archived: true }, leaves: ['z1'] }),
    ];
    await edit(platform, rows);
    expect(zonesOf(platform, 'p1')).toEqual([]);
    await undoLast(platform);
    expect(platform.products.get('p1')?.values.is_archived).toBeNull();
    expect(zonesOf(platform, 'p1')).toEqual(['z1']);
  });

  it('restores the amounts of removed links', async () => {
    const platform = seeded(2);
    const sent: (readonly (number | undefined)[])[] = [];
    const { provider } = platform;
    const links = {
      ...fakeLinks,
      amount: { key: 'par', texts: 'par', list: { path: '/one', query: {}, read: 'list' } },
    } as const;
    const withAmounts: Pick<FacingsDataProvider, 'bulk' | 'links'> = {
      bulk: {
        ...provider.bulk,
        join: async (calls, pairs, amounts = []) => {
          sent.push(amounts);
          await provider.bulk.join(calls, pairs);
        },
      },
      links: {
        ...provider.links,
        amountsAt: async (calls, pairs) =>
          (await provider.links.check(calls, pairs)).map((pair) => ({
            pair,
            amount: pair[1] === 'p1' ? 12 : 0,
          })),
      },
    };
    const port = async () => {
      const own = portOf(platform, await newJournal());
      const changes = productChanges({ provider: withAmounts, links }, accountId);
      return { ...own, accountId, changes };
    };
    const zones = { add: [], remove: ['z1'] };
    const rows = changes(2, () => ({ before: {}, after: {}, zones }));
    await startEdit({ ...(await port()), rows }).ended();
    expect(zonesOf(platform, 'p1')).toEqual([]);

    const { journal, ...rest } = await port();
    const [last] = await lastEdits(journal, { accountId });
    await (await startUndo({ ...rest, journal }, last?.id ?? ''))?.run.ended();
    expect(zonesOf(platform, 'p1')).toEqual(['z1']);
    expect(sent).toEqual([[12, 0]]);
  });

  it('undoes only what was saved', async () => {
    const platform = seeded(3);
    platform.products.delete('p2');
    const run = await edit(platform, changes(3));
    expect(run.progress()).toMatchObject({ saved: 2, failed: 1 });
    expect((await undoLast(platform)).progress()).toMatchObject({ total: 2, saved: 2 });
  });

  it('undoes nothing that it could not check first', async () => {
    let isOffline = false;
    const platform = seeded(3, { fate: () => (isOffline ? 'dropped' : 'fine') });
    await edit(platform, changes(3));
    isOffline = true;
    const run = await undoLast(platform);
    expect(run.progress()).toMatchObject({ halt: 'offline', saved: 0 });
    expect(platform.products.get('p1')?.values.category).toBe('new');
    expect(await lastEdits(await newJournal(), { accountId })).toHaveLength(1);
    isOffline = false;
    run.retry();
    await run.ended();
    expect(run.progress()).toMatchObject({ saved: 3 });
  });

  it('stays open after platform failures, but not because of skipped rows', async () => {
    let isBroken = false;
    const platform = seeded(3, {
      fate: ({ name }) =>
        isBroken && name === 'updateProducts' ? refusal('server', { status: 500 }) : 'fine',
    });
    await edit(platform, changes(3));
    Object.assign(platform.products.get('p2')?.values ?? {}, { category: 'theirs' });
    isBroken = true;
    expect((await undoLast(platform)).progress()).toMatchObject({ saved: 0, failed: 3 });
    isBroken = false;
    const journal = await newJournal();
    const [kept] = await openRuns(journal, ['undo']);
    const resumed = kept && (await resumeEdit({ ...portOf(platform, journal), kept }));
    await resumed?.run.ended();
    expect(resumed?.run.progress()).toMatchObject({ saved: 2, failed: 1 });
    expect(await openRuns(journal)).toEqual([]);
    expect(await lastEdits(journal, { accountId })).toEqual([]);
  });

  it('is offered to the person who made the change, in its organization only', async () => {
    await edit(seeded(2), changes(2));
    expect(await lastEdits(await newJournal('another'), { accountId })).toEqual([]);
    expect(await lastEdits(await newJournal(), { accountId: 'other' })).toEqual([]);
    expect(await lastEdits(await newJournal(), { accountId })).toMatchObject([
      { kind: 'edit', saved: 2, total: 2, phase: 'ended' },
    ]);
  });
});
