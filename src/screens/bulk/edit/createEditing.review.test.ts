// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { BulkEditing } from './createEditing';
import { rowsToSave, faultyRows } from './sheet/changesOf';
import { checkAll } from './sheet/checks';
import { openedEditing as opened } from './testing/openedEditing';
import { product, productSheet, type } from './testing/productSheet';
import { planText, zonesKey } from '../columns/zonePlan';

const notional = 'inventory_notional_product_id';

it('reads the par that a planned one replaces, once', async () => {
  const sheet = productSheet([product(0, { zones: ['z1'] }), product(1, { zones: ['z1'] })]);
  const { source } = (await opened(0)).editing;
  const amounts = vi.fn<typeof source.amounts>(() =>
    Promise.resolve([{ pair: ['z1', 'p-0'], amount: 5 }]),
  );
  const plan = (par: number) => {
    type(sheet, 0, zonesKey, planText({ on: ['z2'], off: [], amounts: { z1: par, z2: 3 } }));
    return checkAll(sheet, { ...source, amounts }, new AbortController().signal);
  };
  expect(await plan(8)).toBe(true);
  expect(await plan(9)).toBe(true);
  // What is added has none.
  expect(amounts.mock.calls).toEqual([[[['z1', 'p-0']]]]);
  const [row] = rowsToSave(sheet);
  expect(row?.zones).toMatchObject({ amounts: { z1: 9, z2: 3 }, expected: { z1: 5 } });
});

describe('edits during the preparation of the review', () => {
  /** Runs an action while the first call with this name is in progress. */
  const during = async (call: string, act: (editing: BulkEditing) => void) => {
    let open: BulkEditing | null = null;
    const all = await opened(3, ({ name }) => {
      if (name !== call || !open) return false;
      const editing = open;
      open = null;
      act(editing);
      return false;
    });
    all.platform.notionals.set('n-1', 'Milk').set('n-2', 'Oat milk');
    open = all.editing;
    return all;
  };

  it.each(['checkNotionals', 'checkLinks'])(
    'is asked about too, and sent by its id (%s)',
    async (call) => {
      const { editing, saved, sent } = await during(call, ({ sheet }) => {
        type(sheet, 1, notional, 'Oat milk');
      });
      type(editing.sheet, 0, notional, 'Milk');
      type(editing.sheet, 0, zonesKey, planText({ on: ['zone'], off: [] }));
      vi.spyOn(editing.sheet.knownLinks, 'isIn').mockReturnValueOnce(undefined);
      await editing.session.review();
      expect(editing.session.state()).toMatchObject({ step: 'review', isChecking: false });
      await saved();
      const ids = sent('updateProducts').flatMap(({ given }) =>
        (given as readonly { values: Record<string, unknown> }[]).map(
          ({ values }) => values[notional],
        ),
      );
      expect(ids).toEqual(['n-1', 'n-2']);
    },
  );

  it('holds the review up where it is wrong', async () => {
    const { editing } = await during('checkNotionals', ({ sheet }) => {
      type(sheet, 1, notional, 'Nobody');
    });
    type(editing.sheet, 0, notional, 'Milk');
    await editing.session.review();
    expect(editing.session.state()).toMatchObject({ step: 'sheet', isChecking: false });
    expect(faultyRows(editing.sheet)).toEqual([1]);
  });

  it('is no key that another product has', async () => {
    const { editing, platform } = await during('checkSkus', ({ sheet }) => {
      type(sheet, 1, 'sku', 'elsewhere');
    });
    platform.seed({ sku: 'Elsewhere' });
    type(editing.sheet, 0, 'sku', 'NEW');
    await editing.session.review();
    expect(editing.session.state().step).toBe('sheet');
    expect(faultyRows(editing.sheet)).toEqual([1]);
  });

  it('ends: who never stops typing stays in the listing', async () => {
    let typed = 0;
    const { editing } = await opened(1, ({ name }) => {
      if (name === 'checkSkus') type(editing.sheet, 0, 'sku', `NEW ${(typed += 1)}`);
      return false;
    });
    type(editing.sheet, 0, 'sku', 'NEW');
    await editing.session.review();
    expect(editing.session.state()).toMatchObject({ step: 'sheet', isChecking: false });
  });

  it('gives the review up where another step was gone to', async () => {
    const { editing } = await during('checkNotionals', ({ session }) => {
      session.go('actions');
    });
    type(editing.sheet, 0, notional, 'Milk');
    await editing.session.review();
    expect(editing.session.state()).toMatchObject({ step: 'actions', isChecking: false });
  });
});

describe('errors found by the platform', () => {
  it('is right once it was put right elsewhere', async () => {
    const { editing, platform, sent } = await opened(2);
    const other = platform.seed({ sku: 'Elsewhere' });
    type(editing.sheet, 0, notional, 'Oat milk');
    type(editing.sheet, 1, 'sku', 'ELSEWHERE');
    await editing.session.review();
    expect(faultyRows(editing.sheet)).toEqual([0, 1]);
    platform.notionals.set('n-1', 'Oat milk');
    platform.products.delete(other);
    await Promise.all([editing.checkFaults(), editing.checkFaults()]);
    expect(sent('checkNotionals')).toHaveLength(2);
    expect(faultyRows(editing.sheet)).toEqual([]);
    await editing.session.review();
    expect(editing.session.state().step).toBe('review');
    await editing.checkFaults();
    expect(sent('checkNotionals')).toHaveLength(2);
  });

  it('is wrong in every spelling', async () => {
    const { editing } = await opened(1);
    type(editing.sheet, 0, notional, 'Mlik');
    await editing.checkNames();
    type(editing.sheet, 0, notional, 'MLIK');
    await editing.session.review();
    expect(editing.session.state().step).toBe('sheet');
    expect(faultyRows(editing.sheet)).toEqual([0]);
  });
});
