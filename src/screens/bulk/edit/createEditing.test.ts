// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { startUndo } from '../save/changeRun';
import { resumeEdit } from '../save/testing/world';
import type { ChildCalls } from '../save/childCalls';
import type { Sent } from '../../../lib/batches/types';
import { editingOf, openedEditing as opened } from './testing/openedEditing';
import { productColumns, type } from './testing/productSheet';
import { readEarlier } from '../../../lib/batches/keptRuns';
import { stillRun } from '../../../lib/batches/testing/stillRun';

const accountId = 'org-1';

describe('the review', () => {
  it('is blocked by an unknown name, which is shown at its cell', async () => {
    const { editing, platform, sent } = await opened(2);
    platform.notionals.set('n-1', 'Milk');
    const { entries } = editing.sheet;
    type(editing.sheet, 0, 'inventory_notional_product_id', 'milk');
    type(editing.sheet, 1, 'inventory_notional_product_id', 'Mlik');
    await editing.session.review();
    expect(editing.session.state().step).toBe('sheet');
    expect(sent('checkNotionals').map(({ given }) => given)).toEqual([['milk', 'Mlik']]);
    const column = entries.columns.findIndex(({ key }) => key === 'inventory_notional_product_id');
    expect(entries.faultAt(0, column)).toBeNull();
    expect(entries.faultAt(1, column)).toEqual({
      key: 'facings.bulkEdit.names.none',
      values: { label: 'Notional Product', name: 'Mlik' },
    });
    type(editing.sheet, 1, 'inventory_notional_product_id', 'MILK');
    await editing.session.review();
    expect(editing.session.state().step).toBe('review');
  });

  it('is held up by a name that several have, and by a key that another product has', async () => {
    const { editing, platform } = await opened(2);
    platform.notionals.set('n-1', 'Milk').set('n-2', 'milk');
    platform.seed({ sku: 'Elsewhere' });
    type(editing.sheet, 0, 'inventory_notional_product_id', 'Milk');
    type(editing.sheet, 1, 'sku', ' elsewhere ');
    await editing.session.review();
    const { entries } = editing.sheet;
    const faults = [0, 1].map(
      (row) => productColumns.flatMap((_, column) => entries.faultAt(row, column)?.key ?? [])[0],
    );
    expect(faults).toEqual(['facings.bulkEdit.names.several', 'facings.bulkEdit.taken']);
    expect(editing.session.state().step).toBe('sheet');
  });

  it('lets a key be written otherwise', async () => {
    const { editing } = await opened(1);
    type(editing.sheet, 0, 'sku', 'sku-0');
    await editing.session.review();
    expect(editing.session.state().step).toBe('review');
  });

  it('tells a check that failed, and asks again', async () => {
    let isDown = true;
    const { editing } = await opened(1, ({ name }) => name === 'checkSkus' && isDown);
    type(editing.sheet, 0, 'sku', 'NEW');
    await editing.session.review();
    expect(editing.session.state()).toMatchObject({ step: 'sheet', isChecking: false });
    expect(editing.session.state().checkError).not.toBeNull();
    isDown = false;
    await editing.session.review();
    expect(editing.session.state()).toMatchObject({ step: 'review', checkError: null });
  });
});

describe('saving', () => {
  it('sends changes in batches of a hundred; rejected rows keep their edits and are sent again alone', async () => {
    let calls = 0;
    const { editing, onSaved, saved, sent } = await opened(
      250,
      ({ name }) => name === 'updateProducts' && (calls += 1) === 2,
    );
    const { entries } = editing.sheet;
    for (let row = 0; row < 250; row += 1) type(editing.sheet, row, 'category', 'New');
    await saved();
    expect(sent('updateProducts').map(({ count }) => count)).toEqual([100, 100, 50]);
    const failed = entries.counts().changed;
    expect([50, 100]).toContain(failed);
    expect(onSaved).toHaveBeenCalledOnce();
    const [row = -1] = entries.changedRows();
    expect(entries.markOf(row)).toBe('failed');
    expect(editing.session.isUnsaved()).toBe(true);
    const { run } = editing.session.state().sent ?? {};
    run?.retry();
    await run?.ended();
    expect(sent('updateProducts').at(-1)?.count).toBe(failed);
    expect(entries.counts().changed).toBe(0);
    expect(editing.session.isUnsaved()).toBe(false);
  });

  it('shows a value that was kept, also one that is a record, as the loaded one', async () => {
    const { editing, platform, saved } = await opened(2);
    platform.notionals.set('n-1', 'Milk').set('n-2', 'Cream');
    type(editing.sheet, 0, 'inventory_notional_product_id', 'Milk');
    type(editing.sheet, 1, 'category', 'Ours');
    await editing.session.review();
    const [first, second] = [0, 1].map((at) => platform.bySku(`SKU-${at}`)[0]?.values ?? {});
    Object.assign(first ?? {}, {
      inventory_notional_product_id: 'n-2',
      inventory_notional_product: { id: 'n-2', name: 'Cream' },
    });
    Object.assign(second ?? {}, { category: 'Theirs' });
    await saved();
    const { entries, columns, references } = editing.sheet;
    const [notional, category] = ['inventory_notional_product_id', 'category'].map((name) =>
      columns.findIndex(({ key }) => key === name),
    );
    const { run } = editing.session.state().sent ?? {};
    expect(run?.results().get(0)?.faults[0]?.newer).toEqual({
      inventory_notional_product_id: { value: 'n-2', text: 'Cream' },
    });
    expect(entries.markOf(0)).toBe('failed');
    run?.decide(
      new Map([
        [0, { inventory_notional_product_id: 'theirs' }],
        [1, { category: 'ours' }],
      ]),
    );
    await run?.ended();
    expect(run?.results().get(0)?.type).toBe('kept');
    expect(entries.counts().changed).toBe(0);
    expect(entries.textAt(0, notional ?? -1)).toBe('Cream');
    expect(references.get(notional ?? -1)?.ids[0]).toBe('n-2');
    expect(entries.textAt(1, category ?? -1)).toBe('Ours');
    expect(editing.session.isUnsaved()).toBe(false);
  });

  it('can be undone, also in a later session', async () => {
    const { editing, platform, port, journal, saved } = await opened(3);
    type(editing.sheet, 1, 'category', 'New');
    await saved();
    expect(platform.bySku('SKU-1')[0]?.values.category).toBe('New');
    const [earlier] = await readEarlier(journal, { accountId });
    expect(earlier).toMatchObject({ phase: 'ended', saved: 1 });
    if (!earlier) throw new Error('Nothing can be taken back.');
    const taken = await startUndo(port, earlier.id);
    await taken?.run.ended();
    expect(platform.bySku('SKU-1')[0]?.values.category).toBeNull();
    expect(taken?.rows[0]?.shown.category).toBe('');
    expect(await readEarlier(journal, { accountId })).toEqual([]);
  });

  it('can be resumed after a stop, before anything can be undone', async () => {
    const { editing, platform, port, journal } = await opened(300, undefined, { atOnce: 1 });
    for (let row = 0; row < 300; row += 1) type(editing.sheet, row, 'category', 'New');
    await editing.save();
    const { run } = editing.session.state().sent ?? {};
    run?.stop();
    await run?.ended();
    const [unfinished, another] = await readEarlier(journal, { accountId });
    expect(another).toBeUndefined();
    if (unfinished?.phase !== 'open') throw new Error('Nothing was left.');
    const resumed = await resumeEdit({ ...port, kept: unfinished });
    await resumed?.run.ended();
    expect(resumed?.of).toBe('rest');
    const open = [...platform.products.values()].filter(({ values }) => values.category !== 'New');
    expect(open).toEqual([]);
    const taken = resumed && (await startUndo(port, resumed.run.id));
    await taken?.run.ended();
    expect(taken?.of).toBe('undo');
    const { values } = platform.bySku('SKU-299')[0] ?? {};
    expect(values?.category).toBeNull();
  });

  it('is reported as undone when the rest of an undo is resumed', async () => {
    const { editing, port, journal, saved } = await opened(3);
    type(editing.sheet, 1, 'category', 'New');
    await saved();
    const [earlier] = await readEarlier(journal, { accountId });
    const taken = earlier && (await startUndo(port, earlier.id));
    taken?.run.stop();
    await taken?.run.ended();
    const [unfinished] = await readEarlier(journal, { accountId });
    const resumed = unfinished && (await resumeEdit({ ...port, kept: unfinished }));
    await resumed?.run.ended();
    expect(resumed?.of).toBe('undo');
  });
});

describe('the way back from the results', () => {
  const backFrom = async (of: Sent['of']) => {
    const onStale = vi.fn();
    const { session } = editingOf({ onStale });
    session.show({ of, run: stillRun(), rows: [] });
    await session.back();
    expect(session.state().step).toBe('sheet');
    return onStale;
  };

  it.each(['rest', 'undo'] as const)('reloads the sheet after another run: %s', async (of) => {
    expect(await backFrom(of)).toHaveBeenCalledOnce();
  });

  it('keeps the sheet after its own run', async () => {
    expect(await backFrom('sheet')).not.toHaveBeenCalled();
  });

  it('keeps the sheet, and its edits, after a run of what belongs to its records', async () => {
    const added: string[] = [];
    const children = {
      add: (all: readonly { readonly owner: string }[]) => {
        added.push(...all.map(({ owner }) => owner));
        return Promise.resolve();
      },
      batch: 100,
    } as unknown as ChildCalls;
    const { editing, onStale, onSaved } = await opened(2, undefined, {}, children);
    type(editing.sheet, 0, 'category', 'Not saved yet');
    const row = { row: 0, id: 'p1', shown: {}, before: {}, after: {} };
    const child = { id: null, key: 'BOX', before: null, after: { state: 'BOX' } };
    await editing.saveBeside([{ ...row, child }]);
    const { sent } = editing.session.state();
    await sent?.run.ended();
    expect(added).toEqual(['p1']);
    expect(onSaved).toHaveBeenCalledOnce();
    expect(editing.sheet.entries.counts().changed).toBe(1);
    // Its undo changes nothing in the sheet either.
    editing.session.show({ of: 'undo', run: stillRun(), rows: [{ ...row, child }] });
    await editing.session.back();
    expect(onStale).not.toHaveBeenCalled();
    expect(editing.sheet.entries.counts().changed).toBe(1);
  });

  it('a run of what belongs to records does not replace the unfinished one of the sheet', async () => {
    const children = { add: () => Promise.resolve(), batch: 100 } as unknown as ChildCalls;
    const { editing, journal, saved } = await opened(
      1,
      ({ name }) => name === 'updateProducts',
      {},
      children,
    );
    type(editing.sheet, 0, 'category', 'Refused');
    await saved();
    await editing.session.back();
    const row = { row: 0, id: 'p1', shown: {}, before: {}, after: {} };
    const child = { id: null, key: 'BOX', before: null, after: { state: 'BOX' } };
    await editing.saveBeside([{ ...row, child }]);
    await editing.session.state().sent?.run.ended();
    expect((await journal.runs()).map(({ phase }) => phase).sort()).toEqual(['ended', 'open']);
  });
});
