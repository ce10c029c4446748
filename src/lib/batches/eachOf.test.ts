// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { eachOf, createLimiter } from './calls';

/** Work that ends when the test says so. */
const held = () => {
  const ends = new Map<number, { end: () => void; fail: (error: Error) => void }>();
  const started: number[] = [];
  const work = (item: number): Promise<string> => {
    started.push(item);
    return new Promise((resolve, reject) => {
      ends.set(item, { end: () => resolve(`result ${item}`), fail: reject });
    });
  };
  return { work, started, of: (item: number) => ends.get(item)! };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a limiter', () => {
  it('starts the next only when one ends', async () => {
    const { work, started, of } = held();
    const limited = createLimiter(2);
    const all = Promise.all([1, 2, 3].map((item) => limited(() => work(item))));
    await settled();
    expect(started).toEqual([1, 2]);
    of(2).end();
    await settled();
    expect(started).toEqual([1, 2, 3]);
    of(1).end();
    of(3).end();
    expect(await all).toEqual(['result 1', 'result 2', 'result 3']);
  });

  it('continues after a failure', async () => {
    const limited = createLimiter(1);
    await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limited(() => Promise.resolve('yes'))).toBe('yes');
  });
});

describe('each of many items', () => {
  it('returns the results in the order of the items', async () => {
    const { work, started, of } = held();
    const all = eachOf([1, 2, 3], work, 3);
    await settled();
    for (const item of [3, 1, 2]) of(item).end();
    expect(await all).toEqual(['result 1', 'result 2', 'result 3']);
    expect(started).toEqual([1, 2, 3]);
  });

  it('starts four at once by default', async () => {
    const { work, started, of } = held();
    const all = eachOf([1, 2, 3, 4, 5], work);
    await settled();
    expect(started).toEqual([1, 2, 3, 4]);
    of(1).end();
    await settled();
    for (const item of [2, 3, 4, 5]) of(item).end();
    expect(await all).toHaveLength(5);
  });

  it('starts nothing more after the first failure', async () => {
    const { work, started, of } = held();
    const all = eachOf([1, 2, 3, 4], work, 2);
    await settled();
    of(1).fail(new Error('first'));
    await expect(all).rejects.toThrow('first');
    of(2).end();
    await settled();
    expect(started).toEqual([1, 2]);
  });

  it('does nothing without items', async () => {
    expect(await eachOf([], () => Promise.reject(new Error('not called')))).toEqual([]);
  });
});
