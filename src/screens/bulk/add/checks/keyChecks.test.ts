import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEntries } from '../../../../lib/grid/entries/createEntries';
import { recordsBase } from '../../../../lib/grid/entries/bases';
import { sheetColumns } from '../testing/sheetColumns';
import { createKeyChecks, type AskKeys } from './keyChecks';

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
      Promise.resolve(new Map(keys.filter((key) => key === 'C').map((key) => [key, 'p1']))),
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
    entries.set({ rows: [0], columns: [0], texts: ['F'] });
    expect(checks.state().type).toBe('asking');
    await settled();
    expect(ask.mock.calls.slice(3).map(([keys]) => keys)).toEqual([['F']]);
    end();
  });

  it('never asks for rows that would not be made', async () => {
    const ask = vi.fn<AskKeys>(() => Promise.resolve(new Map()));
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
    ask.mockResolvedValue(new Map());
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
          resolve(new Map([['A', 'late']]));
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
});
