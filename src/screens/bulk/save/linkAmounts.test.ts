// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
import { refusal, refuse } from '../../../lib/batches/testing/fates';
import type { LinkCalls } from '../../../schema/links';
import { linkKeyOf } from '../../../views/links/planBatches';
import { productChanges } from './changes';
import { startUndo } from './changeRun';
import type { ChangedRow } from './rows';
import { createFakePlatform, fakeLinks } from './testing/fakePlatform';
import { newJournal, newRow, portOf, startAdd, startEdit } from './testing/world';

const accountId = 'acc';
const links: LinkCalls = {
  ...fakeLinks,
  amount: { key: 'par', texts: 'par', list: { path: '/one', query: {}, read: 'list' } },
};

beforeEach(async () => {
  const journal = await newJournal();
  for (const { id } of await journal.runs()) await journal.forget(id);
});

type Fate = 'fine' | 'keeps' | 'lost' | 'refused';

const none = { add: [], remove: [] };
const changedSince = [{ part: 'zones', reason: { key: 'facings.saving.undo.changedSince' } }];

/** A platform whose links have par; p1 and p2 are in z1 with par 5. */
const withPar = () => {
  const platform = createFakePlatform();
  const { provider } = platform;
  const pars = new Map<string, number>();
  const posts: (readonly [zone: string, product: string, par: number | undefined])[] = [];
  let fate: Fate = 'fine';
  for (const id of ['p1', 'p2']) {
    platform.seed({ sku: id, is_archived: null }, ['z1']);
    pars.set(linkKeyOf(['z1', id]), 5);
  }
  const join: FacingsDataProvider['bulk']['join'] = async (calls, pairs, amounts) => {
    const linked = new Set((await provider.links.check(calls, pairs)).map(linkKeyOf));
    for (const [at, [zone, id]] of pairs.entries()) posts.push([zone, id, amounts?.[at]]);
    if (fate === 'refused') refuse(refusal('server', { status: 500 }));
    await provider.bulk.join(calls, pairs);
    for (const [at, pair] of pairs.entries()) {
      const key = linkKeyOf(pair);
      if (fate !== 'keeps' || !linked.has(key)) pars.set(key, amounts?.[at] ?? 0);
    }
    if (fate === 'lost') {
      fate = 'fine';
      refuse(refusal('timeout'));
    }
  };
  const amountsAt: FacingsDataProvider['links']['amountsAt'] = async (calls, pairs) =>
    (await provider.links.check(calls, pairs)).map((pair) => ({
      pair,
      amount: pars.get(linkKeyOf(pair)) ?? 0,
    }));
  const own: Pick<FacingsDataProvider, 'bulk' | 'links'> = {
    bulk: { ...provider.bulk, join },
    links: { ...provider.links, amountsAt },
  };
  const port = async () => ({
    ...portOf(platform, await newJournal()),
    provider: own,
    links,
    accountId,
    changes: productChanges({ provider: own, links }, accountId),
  });
  return {
    platform,
    posts,
    port,
    answer: (next: Fate) => {
      fate = next;
    },
    parOf: (zone: string, id: string) => pars.get(linkKeyOf([zone, id])),
    isIn: (zone: string, id: string) => platform.products.get(id)?.zones.has(zone),
    /** What someone else does. */
    link: (zone: string, id: string, par: number) => {
      platform.products.get(id)?.zones.add(zone);
      pars.set(linkKeyOf([zone, id]), par);
    },
    archive: async () => {
      const row = { row: 0, id: 'p1', shown: {}, before: { is_archived: null } };
      const rows: ChangedRow[] = [
        { ...row, after: { is_archived: true }, zones: none, leaves: ['z1'] },
      ];
      const run = startEdit({ ...(await port()), rows });
      await run.ended();
      for (const key of pars.keys()) if (key.includes('p1')) pars.delete(key);
    },
    edit: async (...zones: readonly NonNullable<ChangedRow['zones']>[]) => {
      const rows = zones.map((change, row): ChangedRow => ({
        row,
        id: `p${row + 1}`,
        shown: {},
        before: {},
        after: {},
        zones: change,
      }));
      const run = startEdit({ ...(await port()), rows });
      await run.ended();
      return run;
    },
    undo: async () => {
      const own2 = await port();
      const [last] = await lastEdits(own2.journal, { accountId });
      const undone = await startUndo(own2, last?.id ?? '');
      await undone?.run.ended();
      return undone?.run;
    },
  };
};

describe('par of links', () => {
  it('goes with a new link, and is posted again for one that exists, which is never removed', async () => {
    const world = withPar();
    const run = await world.edit(
      { add: ['z2'], remove: [], amounts: { z2: 12 } },
      { add: [], remove: [], amounts: { z1: 8 } },
    );
    expect(run.progress()).toMatchObject({ saved: 2, failed: 0 });
    expect(world.posts).toEqual([
      ['z2', 'p1', 12],
      ['z1', 'p2', 8],
    ]);
    expect(world.platform.names()).not.toContain('part');
    expect([world.parOf('z2', 'p1'), world.parOf('z1', 'p2')]).toEqual([12, 8]);
  });

  it('is restored by undo, in the zone where the product stays', async () => {
    const world = withPar();
    await world.edit(
      { add: ['z2'], remove: ['z1'], amounts: { z2: 12 } },
      { add: [], remove: [], amounts: { z1: 8 } },
    );
    world.posts.length = 0;
    expect((await world.undo())?.progress()).toMatchObject({ saved: 2, failed: 0 });
    expect(world.posts).toEqual([
      ['z1', 'p1', 5],
      ['z1', 'p2', 5],
    ]);
    expect([world.isIn('z2', 'p1'), world.isIn('z1', 'p2')]).toEqual([false, true]);
    expect([world.parOf('z1', 'p1'), world.parOf('z1', 'p2')]).toEqual([5, 5]);
  });

  it('that the platform keeps is reported, and sent again by a retry', async () => {
    const world = withPar();
    world.answer('keeps');
    const run = await world.edit({ add: [], remove: [], amounts: { z1: 8 } });
    const [result] = run.results().values();
    expect(result?.faults).toEqual([
      {
        part: 'zones',
        reason: { key: 'facings.amounts.par.kept', values: { held: 5, amount: 8 } },
      },
    ]);
    world.answer('fine');
    run.retry();
    await run.ended();
    expect(run.progress()).toMatchObject({ saved: 1, failed: 0 });
    expect(world.parOf('z1', 'p1')).toBe(8);
    await world.undo();
    expect(world.parOf('z1', 'p1')).toBe(5);
  });

  it('is not sent twice after a lost answer, and its undo restores the first one', async () => {
    const world = withPar();
    world.answer('lost');
    const run = await world.edit({ add: [], remove: [], amounts: { z1: 8 } });
    expect(run.progress()).toMatchObject({ saved: 1, failed: 0 });
    expect(world.posts).toHaveLength(1);
    await world.undo();
    expect(world.parOf('z1', 'p1')).toBe(5);
  });

  it('that someone else changed since is reported, and replaced only by trying again', async () => {
    const world = withPar();
    world.link('z1', 'p1', 9);
    const change = { add: [], remove: [], amounts: { z1: 8 }, expected: { z1: 5 } };
    const run = await world.edit(change);
    expect([world.posts, world.parOf('z1', 'p1')]).toEqual([[], 9]);
    expect(run.results().get(0)?.faults).toEqual([
      {
        part: 'zones',
        reason: { key: 'facings.amounts.par.newerInRun', values: { held: 9, amount: 8 } },
      },
    ]);
    run.retry();
    await run.ended();
    expect([run.progress().saved, world.parOf('z1', 'p1')]).toEqual([1, 8]);
    // Undo gives back theirs.
    await world.undo();
    expect(world.parOf('z1', 'p1')).toBe(9);
  });

  it('of a link that someone else added since is asked about as well', async () => {
    const world = withPar();
    world.link('z2', 'p1', 9);
    const run = await world.edit({ add: ['z2'], remove: [], amounts: { z2: 8 } });
    expect([world.posts, world.parOf('z2', 'p1')]).toEqual([[], 9]);
    world.link('z2', 'p1', 10);
    run.retry();
    await run.ended();
    // It has changed once more.
    expect([run.progress().saved, world.parOf('z2', 'p1')]).toEqual([0, 10]);
    run.retry();
    await run.ended();
    expect([run.progress().saved, world.parOf('z2', 'p1')]).toEqual([1, 8]);
  });

  it('of a link that is gone is reported, and the product is not added again', async () => {
    const world = withPar();
    world.platform.products.get('p1')?.zones.delete('z1');
    const run = await world.edit({ add: [], remove: [], amounts: { z1: 8 } });
    const [result] = run.results().values();
    expect(result?.faults).toEqual([
      { part: 'zones', reason: { key: 'facings.amounts.par.gone', values: { amount: 8 } } },
    ]);
    expect(world.posts).toEqual([]);
  });

  it('of a link that someone else added stays, unless the person insists; undo leaves the link', async () => {
    const world = withPar();
    world.link('z2', 'p1', 9);
    world.link('z2', 'p2', 9);
    const run = await world.edit(
      { add: ['z2'], remove: [] },
      { add: ['z2'], remove: [], amounts: { z2: 4 } },
    );
    expect([world.parOf('z2', 'p1'), world.parOf('z2', 'p2')]).toEqual([9, 9]);
    run.retry();
    await run.ended();
    expect([world.parOf('z2', 'p1'), world.parOf('z2', 'p2')]).toEqual([9, 4]);
    expect((await world.undo())?.progress()).toMatchObject({ failed: 0 });
    expect([world.isIn('z2', 'p1'), world.isIn('z2', 'p2')]).toEqual([true, true]);
    expect([world.parOf('z2', 'p1'), world.parOf('z2', 'p2')]).toEqual([9, 9]);
  });

  it('and its link stay ended when archiving is undone, if someone else has ended it before', async () => {
    const world = withPar();
    world.platform.products.get('p1')?.zones.delete('z1');
    await world.archive();
    expect((await world.undo())?.progress()).toMatchObject({ saved: 1, failed: 0 });
    expect(world.isIn('z1', 'p1')).toBe(false);
  });

  it('is restored when archiving is undone', async () => {
    const world = withPar();
    await world.archive();
    expect(world.isIn('z1', 'p1')).toBe(false);
    await world.undo();
    expect([world.isIn('z1', 'p1'), world.parOf('z1', 'p1')]).toEqual([true, 5]);
  });

  it('that someone else changed since is not undone, and neither is its link', async () => {
    const world = withPar();
    await world.edit(
      { add: ['z2'], remove: [], amounts: { z2: 12 } },
      { add: ['z3'], remove: [], amounts: { z1: 8 } },
    );
    world.link('z2', 'p1', 30);
    world.link('z1', 'p2', 7);
    const undone = await world.undo();
    expect([world.isIn('z2', 'p1'), world.parOf('z2', 'p1')]).toEqual([true, 30]);
    expect(world.parOf('z1', 'p2')).toBe(7);
    // The rest of the row is undone.
    expect(world.isIn('z3', 'p2')).toBe(false);
    expect([...(undone?.results().values() ?? [])].map(({ faults }) => faults)).toEqual([
      changedSince,
      changedSince,
    ]);
    // Nothing is left to undo.
    expect(await openRuns((await world.port()).journal)).toEqual([]);
  });

  it('of a removed link that someone else added again stays as it is', async () => {
    const world = withPar();
    await world.edit({ add: [], remove: ['z1'] });
    world.link('z1', 'p1', 2);
    expect((await world.undo())?.progress()).toMatchObject({ failed: 0 });
    expect(world.parOf('z1', 'p1')).toBe(2);
  });

  it('of a new product goes with its links', async () => {
    const world = withPar();
    const rows = [newRow(0, { zones: ['z1', 'z2'], amounts: { z2: 3 } })];
    const run = startAdd({ ...(await world.port()), rows });
    await run.ended();
    expect(run.progress()).toMatchObject({ saved: 1, failed: 0 });
    const [made] = world.platform.bySku('S-0');
    const id = made?.id ?? '';
    expect([world.parOf('z1', id), world.parOf('z2', id)]).toEqual([0, 3]);
  });
});
