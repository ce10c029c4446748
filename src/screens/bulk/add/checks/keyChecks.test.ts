import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEntries } from '../../../../lib/grid/entries/createEntries';
import { recordsBase } from '../../../../lib/grid/entries/bases';
import { sheetColumns } from '../testing/sheetColumns';
import { createKeyChecks } from './keyChecks';
import type { AskKeys } from './rememberKeys';

const entriesOf = (skus: readonly string[]) => {
  const columns = sheetColumns();
  return createEntries({
    columns,
    keyColumn: 0,
    base: recordsBase(skus.map((sku) => columns.map((_, at) => (at === 0 ? sku : 'text')))),
  });
};
/** Only the SKU and the description matter here. */
const plain = (skus: readonly string[]) => {
  const columns = sheetColumns();
  return createEntries({
    columns,
    keyColumn: 0,
    base: recordsBase(
      skus.map((sku) => columns.map((_, at) => (at === 0 ? sku : at === 1 ? 'Milk' : ''))),
    ),
  });
};

const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1_000);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('which keys exist', () => {
  it('is asked once for each key, in blocks, and learnt', async () => {
    const entries = plain(['A', 'B', 'C', 'D', 'E', 'a ']);
    const ask = vi.fn<AskKeys>((keys) =>
      Promise.resolve(keys.filter((key) => key === 'C').map((key) => ({ id: 'p1', key }))),
    );
    const checks = createKeyChecks({ entries, ask, block: 2 });
    expect(checks.state().type).toBe('asking');
    const end = checks.follow();
    await settled();
    expect(ask.mock.calls.map(([keys]) => keys)).toEqual([['A', 'B'], ['C', 'D'], ['E']]);
    expect(checks.state()).toEqual({ type: 'known' });
    expect(entries.outcomeOf(2)).toBe('exists');
    expect(entries.existingId(2)).toBe('p1');

    // Only new texts are checked: 'a ' was already checked as 'A'.
    entries.set([{ row: 0, column: 0, text: 'F' }]);
    expect(checks.state().type).toBe('asking');
    await settled();
    expect(ask.mock.calls.slice(3).map(([keys]) => keys)).toEqual([['F']]);
    end();
  });

  it('never asks for rows that would not be made', async () => {
    const ask = vi.fn<AskKeys>(() => Promise.resolve([]));
    const entries = entriesOf(['A']);
    expect(entries.outcomeOf(0)).toBe('invalid');
    const checks = createKeyChecks({ entries, ask });
    const end = checks.follow();
    await settled();
    expect(ask).not.toHaveBeenCalled();
    expect(checks.state().type).toBe('known');
    end();
  });

  it('is not known where a call failed, until it is asked again', async () => {
    const ask = vi.fn<AskKeys>().mockRejectedValueOnce(new Error('down'));
    ask.mockResolvedValue([]);
    const checks = createKeyChecks({ entries: plain(['A', 'B']), ask });
    const end = checks.follow();
    await settled();
    expect(checks.state()).toMatchObject({ type: 'failed', missing: 2 });
    checks.retry();
    expect(checks.state().type).toBe('asking');
    await settled();
    expect(checks.state().type).toBe('known');
    end();
  });

  it('has never more calls under way than it may, and hears nothing after its end', async () => {
    let [underWay, most] = [0, 0];
    const answers: (() => void)[] = [];
    const ask: AskKeys = () => {
      underWay += 1;
      most = Math.max(most, underWay);
      return new Promise((resolve) => {
        answers.push(() => {
          underWay -= 1;
          resolve([{ id: 'late', key: 'A' }]);
        });
      });
    };
    const entries = plain(['A', 'B', 'C', 'D', 'E']);
    const checks = createKeyChecks({ entries, ask, block: 1, atOnce: 2 });
    const end = checks.follow();
    await settled();
    expect(most).toBe(2);
    end();
    answers.forEach((answer) => {
      answer();
    });
    await settled();
    expect(entries.outcomeOf(0)).toBe('create');
    expect(most).toBe(2);
  });

  it('redraws the sheet a few times, not for each answer, and reads its rows once', async () => {
    const keys = Array.from({ length: 20 }, (_, at) => `K${String(at)}`);
    const entries = plain(keys);
    const reads = vi.spyOn(entries, 'rowsOf');
    const ask: AskKeys = async (some) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return some.map((key) => ({ id: `id ${key}`, key }));
    };
    const onFound = vi.fn(() => Promise.resolve());
    let [redrawn, told] = [0, 0];
    entries.subscribe(() => {
      redrawn += 1;
    });
    const checks = createKeyChecks({ entries, ask, onFound, block: 1, atOnce: 2 });
    checks.subscribe(() => {
      told += 1;
    });
    const end = checks.follow();
    await vi.advanceTimersByTimeAsync(600);
    // The first answers are shown while others are still asked for.
    expect(checks.state()).toMatchObject({ type: 'asking', total: 20 });
    expect(entries.counts().byOutcome.exists).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(checks.state()).toEqual({ type: 'known' });
    expect(entries.counts().byOutcome.exists).toBe(20);
    expect(redrawn).toBeLessThanOrEqual(4);
    expect(onFound).toHaveBeenCalledTimes(redrawn);
    expect(told).toBeLessThanOrEqual(redrawn + 2);
    expect(reads).toHaveBeenCalledOnce();
    end();
  });

  it.each([
    {
      title: 'waits no longer if most of some rows exist, and says so once',
      stored: 30,
      isMost: true,
    },
    {
      title: 'waits until new rows are drawn, and says nothing of an update',
      stored: 20,
      isMost: false,
    },
  ])('$title', async ({ stored, isMost }) => {
    const keys = Array.from({ length: 50 }, (_, at) => `K${String(at)}`);
    const ask = vi.fn<AskKeys>((some) =>
      Promise.resolve(
        some
          .filter((key) => Number(key.slice(1)) % 5 < stored / 10)
          .map((key) => ({ id: `id ${key}`, key })),
      ),
    );
    const onMost = vi.fn();
    const checks = createKeyChecks({ entries: plain(keys), ask, sample: 25, onMost, block: 50 });
    const end = checks.follow();
    await vi.advanceTimersByTimeAsync(10);
    // Every second row, so from all parts of the sheet.
    expect(ask.mock.calls[0]?.[0]).toEqual(keys.filter((_, at) => at % 2 === 0));
    expect(ask.mock.calls.slice(1).map(([some]) => some)).toEqual(isMost ? [keys] : []);
    expect(onMost).toHaveBeenCalledTimes(isMost ? 1 : 0);
    await settled();
    expect(ask.mock.calls.slice(1).map(([some]) => some)).toEqual([keys]);
    expect(onMost).toHaveBeenCalledTimes(isMost ? 1 : 0);
    expect(checks.state()).toEqual({ type: 'known' });
    end();
  });

  it('a failed sample is no failure: the check asks again', async () => {
    const ask = vi.fn<AskKeys>().mockRejectedValueOnce(new Error('down'));
    ask.mockResolvedValue([]);
    const checks = createKeyChecks({ entries: plain(['A', 'B']), ask, sample: 25 });
    const end = checks.follow();
    await settled();
    expect(checks.state()).toEqual({ type: 'known' });
    end();
  });

  it('a failure to prepare the sheet counts as one of the request', async () => {
    const entries = plain(['A']);
    const onFound = vi.fn().mockRejectedValueOnce(new Error('journal'));
    onFound.mockResolvedValue(undefined);
    const ask: AskKeys = () => Promise.resolve([{ id: 'p1', key: 'A' }]);
    const checks = createKeyChecks({ entries, ask, onFound });
    const end = checks.follow();
    await settled();
    expect(checks.state()).toMatchObject({ type: 'failed', missing: 1 });
    expect(entries.outcomeOf(0)).toBe('create');
    checks.retry();
    await settled();
    expect(checks.state()).toEqual({ type: 'known' });
    expect(entries.outcomeOf(0)).toBe('exists');
    end();
  });
});
