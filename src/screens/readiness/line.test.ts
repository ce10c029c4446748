import { describe, expect, it, vi } from 'vitest';
import { atLeastOne, atLeastOneOrAdd, lineOf, progressOf, type LineState } from './line';

const at = { key: 'units', to: '/there' };
const judge = (count: number) => atLeastOne(count);

describe('a line', () => {
  it('waits for its answer, and is judged by it', () => {
    const refetch = vi.fn();
    const asked = { isError: false, refetch };
    expect(lineOf(at, { ...asked, data: undefined }, judge)).toEqual({ ...at, state: 'loading' });
    expect(lineOf(at, { ...asked, data: 2 }, judge)).toEqual({
      ...at,
      state: 'done',
      values: { smart_count: 2 },
    });
    expect(lineOf(at, { ...asked, data: 0 }, judge)).toEqual({ ...at, state: 'missing' });
    expect(lineOf(at, { ...asked, data: 0 }, atLeastOneOrAdd).go).toBe('goMissing');
  });

  it('that cannot be read can be asked for again, and says nothing of before', () => {
    const refetch = vi.fn();
    const line = lineOf(at, { data: 2, isError: true, refetch }, judge);
    expect(line).toMatchObject({ ...at, state: 'failed' });
    expect(line.values).toBeUndefined();
    line.retry?.();
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});

describe('progress', () => {
  const of = (...states: LineState[]) => progressOf(states.map((state) => ({ ...at, state })));

  it('is ready where nothing is missing, and whole where nothing is advised either', () => {
    expect(of('done', 'done')).toMatchObject({ done: 2, total: 2, isReady: true });
    expect(of('done', 'warning')).toMatchObject({ done: 1, isReady: true });
    expect(of('done', 'missing', 'warning')).toMatchObject({ isReady: false });
  });

  it('is not ready while something is not known', () => {
    expect(of('done', 'loading')).toMatchObject({ isReady: false, isReading: true });
    expect(of('done', 'failed')).toMatchObject({ isReady: false, hasFailed: true });
  });
});
