import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  batchOf,
  linkKeyOf,
  lastChanges,
  maxRemoved,
  planBatches as planChanges,
  type LinkChange,
} from './planBatches';
import type { LinkBatch } from '../../schema/links';

const planBatches = (asked: readonly LinkChange[], size: number) =>
  planChanges(asked, size).map(batchOf);
const lastOf = (asked: readonly LinkChange[]) => [...lastChanges(asked).values()];
const ids = (end: string, count: number) => Array.from({ length: count }, (_, at) => `${end}${at}`);

const change = fc.record({
  pair: fc.tuple(fc.constantFrom(...ids('z', 12)), fc.constantFrom(...ids('p', 12))),
  isOn: fc.boolean(),
});
const changes = fc.array(change, { maxLength: 120 });

const keysOf = (batches: readonly LinkBatch[], isOn: boolean) =>
  batches.filter((batch) => batch.isOn === isOn).flatMap(({ pairs }) => pairs.map(linkKeyOf));

const rectangle = (zones: number, products: number, isOn: boolean): LinkChange[] =>
  ids('z', zones).flatMap((zone) =>
    ids('p', products).map((product) => ({ pair: [zone, product], isOn })),
  );

const distinct = (values: readonly string[]) => new Set(values).size;

describe('planBatches', () => {
  it('puts every requested pair into exactly one batch, and no other pair into any', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 1, max: 20 }), (asked, batch) => {
        const batches = planBatches(asked, batch);
        for (const isOn of [true, false]) {
          const wanted = lastOf(asked).filter((one) => one.isOn === isOn);
          expect(keysOf(batches, isOn).sort()).toEqual(
            wanted.map(({ pair }) => linkKeyOf(pair)).sort(),
          );
        }
      }),
    );
  });

  it('removes by complete rectangles only', () => {
    fc.assert(
      fc.property(changes, (asked) => {
        for (const { isOn, pairs } of planBatches(asked, 100)) {
          const sides =
            distinct(pairs.map(([zone]) => zone)) * distinct(pairs.map(([, product]) => product));
          if (!isOn) expect(pairs).toHaveLength(sides);
        }
      }),
    );
  });

  it('fills the batches of additions, and needs no more removals than either end has ids', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 1, max: 20 }), (asked, batch) => {
        const batches = planBatches(asked, batch);
        const last = lastOf(asked);
        const added = batches.filter(({ isOn }) => isOn);
        expect(added).toHaveLength(Math.ceil(last.filter(({ isOn }) => isOn).length / batch));
        for (const { pairs } of added) expect(pairs.length).toBeLessThanOrEqual(batch);
        const off = last.filter(({ isOn }) => !isOn);
        expect(batches.length - added.length).toBeLessThanOrEqual(
          Math.min(
            distinct(off.map(({ pair: [zone] }) => zone)),
            distinct(off.map(({ pair: [, product] }) => product)),
          ),
        );
      }),
    );
  });

  it('uses the later change of a pair', () => {
    const pair = ['z', 'p'] as const;
    const batches = planBatches(
      [
        { pair, isOn: true },
        { pair, isOn: false },
        { pair, isOn: true },
      ],
      100,
    );
    expect(batches).toEqual([{ isOn: true, pairs: [pair] }]);
  });

  it('sends the amounts of links that have one, and 0 for the others of the batch', () => {
    const batches = planBatches(
      [
        { pair: ['z', 'p'], isOn: true },
        { pair: ['z', 'q'], isOn: true, amount: 6 },
        { pair: ['z', 'r'], isOn: true },
      ],
      2,
    );
    expect(batches).toEqual([
      {
        isOn: true,
        pairs: [
          ['z', 'p'],
          ['z', 'q'],
        ],
        amounts: [0, 6],
      },
      { isOn: true, pairs: [['z', 'r']] },
    ]);
  });

  it('keeps the order of additions', () => {
    const asked = rectangle(1, 250, true);
    const batches = planBatches(asked, 100);
    expect(batches.map(({ pairs }) => pairs.length)).toEqual([100, 100, 50]);
    expect(keysOf(batches, true)).toEqual(asked.map(({ pair }) => linkKeyOf(pair)));
  });

  it('removes a whole block in one call, and cuts a larger one into as few as possible', () => {
    expect(planBatches(rectangle(20, 25, false), 100)).toHaveLength(1);
    const many = planBatches(rectangle(40, 60, false), 100);
    expect(many).toHaveLength(Math.ceil((40 * 60) / maxRemoved));
    for (const { pairs } of many) expect(pairs.length).toBeLessThanOrEqual(maxRemoved);
    const long = planBatches(rectangle(1, 1200, false), 100);
    expect(long.map(({ pairs }) => pairs.length)).toEqual([500, 500, 200]);
  });

  it('groups equal ids at both ends, group by group', () => {
    const comb = (name: string, count: number, isReversed: boolean): LinkChange[] =>
      Array.from({ length: count }, (_, at) => {
        const [one, other] = [`${name}hub`, `${name}${at}`];
        return { pair: isReversed ? [other, one] : [one, other], isOn: false };
      });
    expect(planBatches([...comb('a', 9, false), ...comb('b', 9, true)], 100)).toHaveLength(2);
  });

  it('plans all pairs of a large matrix at once', () => {
    expect(planBatches(rectangle(100, 600, true), 100)).toHaveLength(600);
    expect(planBatches(rectangle(100, 600, false), 100)).toHaveLength(120);
  });
});
