// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { recordsBase } from '../../../lib/grid/entries/bases';
import { createEntries } from '../../../lib/grid/entries/createEntries';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import { createRun } from '../../../lib/batches/createRun';
import { runAt } from '../../../lib/batches/testing/stillRun';
import { createBulkSession } from './createBulkSession';
import type { BulkWork } from './work';
import type { RunPlan, SentRow } from '../../../lib/batches/types';

vi.mock('../../../lib/batches/createRun', () => ({ createRun: vi.fn() }));

const columns: readonly EntryColumn[] = [
  {
    key: 'name',
    label: 'Name',
    kind: 'text',
    width: 100,
    rule: { kind: 'text', label: 'Name', isRequired: true, limits: { label: 'Name', max: 255 } },
  },
];

const sheetOf = (...names: readonly string[]) => ({
  entries: createEntries({ columns, keyColumn: 0, base: recordsBase(names.map((name) => [name])) }),
  imports: [],
  lines: [],
});

const session = (
  given: Partial<BulkWork<SentRow>> = {},
  sheet = sheetOf('Tea', 'Milk', 'Oats'),
) => {
  const { run, go } = runAt({ isRunning: true });
  const start = vi.mocked(createRun).mockClear().mockReturnValue(run);
  const own = createBulkSession<SentRow>(
    () => ({
      plan: () => Promise.resolve({} as RunPlan<SentRow>),
      isUnsaved: () => false,
      onEnd: () => undefined,
      onBack: () => ({}),
      onFailed: (error) => {
        throw error;
      },
      ...given,
    }),
    { sheet },
  );
  return { own, run, go, start, entries: sheet.entries, save: () => own.save(() => [{ row: 0 }]) };
};

describe('the rows that a session shows', () => {
  it('stay as they were chosen through the review, and are all shown in another sheet', async () => {
    const { own, entries } = session();
    own.look({ search: 'mi' });
    expect([...entries.shown()]).toEqual([1]);
    own.look({ view: { sort: { column: 0, isDescending: true } } });
    expect(own.state().look.search).toBe('mi');
    await own.review();
    own.go('sheet');
    expect([...entries.shown()]).toEqual([1]);
    own.open(sheetOf('Salt'));
    expect(own.state().look).toMatchObject({ search: '', view: {} });
  });

  it('are all shown when a run brings its rows back', async () => {
    const sheet = sheetOf('Tea', 'Milk');
    const { own, go, save } = session({ onBack: () => ({ sheet }) }, sheet);
    own.look({ search: 'tea' });
    await save();
    go({ isRunning: false });
    await own.back();
    expect(own.state().look.search).toBe('');
    expect([...sheet.entries.shown()]).toEqual([0, 1]);
  });
});

describe('the run of a session', () => {
  it('replaces the one whose rows are back in the sheet', async () => {
    const { own, run, go, start, save } = session();
    await save();
    expect(own.state()).toMatchObject({ step: 'results', sent: { of: 'sheet', run } });
    go({ isRunning: false });
    await own.back();
    expect(own.state().step).toBe('sheet');
    await save();
    expect(start.mock.calls).toEqual([
      [{ replaces: undefined }, [{ row: 0 }]],
      [{ replaces: run.id }, [{ row: 0 }]],
    ]);
  });

  it('is reported after each of its passes', async () => {
    const onEnd = vi.fn();
    const { go, save } = session({ onEnd });
    await save();
    expect(onEnd).not.toHaveBeenCalled();
    go({ isRunning: false });
    go({ saved: 1 });
    expect(onEnd).toHaveBeenCalledOnce();
    go({ isRunning: true });
    go({ isRunning: false });
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('is unsaved while it runs', async () => {
    const { own, go, save } = session();
    await save();
    expect(own.isUnsaved()).toBe(true);
    expect(own.isSaving()).toBe(true);
    // It cannot be resumed.
    go({ isKept: false });
    expect(own.isSaving()).toBe(false);
    go({ isKept: true, isRunning: false });
    expect(own.isUnsaved()).toBe(false);
    expect(own.isSaving()).toBe(false);
  });

  it('is not started without rows, and not before the journal is open', async () => {
    const { own, start } = session();
    await own.save(() => []);
    expect(start).not.toHaveBeenCalled();
    expect(own.state()).toMatchObject({ step: 'sheet', isPreparing: false });
    const closed = session({ plan: null });
    await closed.save();
    expect(closed.own.state().sent).toBeNull();
  });
});
