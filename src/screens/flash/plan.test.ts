import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlashProduct } from '../../../dataProvider/calls/flash';
import { countsOf, flashOutcomes, outcomeOf, flashPlanOf } from './plan';

const product = (id: string, isArchived = false): FlashProduct => ({
  id,
  sku: `SKU-${id}`,
  description: `Product ${id}`,
  isArchived,
});

const ids = 'a b c d e f g h i j'.split(' ');
const products = [product('a'), product('b'), product('c', true), product('d')];
const pars = (entries: Record<string, number>) => new Map(Object.entries(entries));

describe('planOf', () => {
  it('from the organization adds missing products with par 0, and skips archived ones', () => {
    const plan = flashPlanOf({
      products,
      target: pars({ b: 4 }),
      source: null,
      isOverwrite: false,
    });
    expect(countsOf(plan)).toEqual({ added: 2, kept: 1, overwritten: 0, archived: 1 });
    expect(
      plan.map(({ product: { id }, fate, before, after }) => [id, fate, before, after]),
    ).toEqual([
      ['a', 'added', null, 0],
      ['b', 'kept', 4, 4],
      ['c', 'archived', null, null],
      ['d', 'added', null, 0],
    ]);
  });

  it('from a zone adds missing products with its par, and keeps the rest', () => {
    const known = { products, target: pars({ a: 1, b: 2 }), source: pars({ b: 9, d: 7, c: 3 }) };
    const plan = flashPlanOf({ ...known, isOverwrite: false });
    expect(countsOf(plan)).toEqual({ added: 1, kept: 2, overwritten: 0, archived: 1 });
    expect(plan.find(({ fate }) => fate === 'added')).toMatchObject({ after: 7 });
    const over = flashPlanOf({ ...known, isOverwrite: true });
    expect(countsOf(over)).toEqual({ added: 1, kept: 1, overwritten: 1, archived: 1 });
    expect(over.find(({ fate }) => fate === 'overwritten')).toMatchObject({ before: 2, after: 9 });
  });

  it('has nothing to overwrite where the par is the same', () => {
    const known = { products, target: pars({ a: 5 }), source: pars({ a: 5 }) };
    expect(countsOf(flashPlanOf({ ...known, isOverwrite: true }))).toEqual({
      added: 0,
      kept: 1,
      overwritten: 0,
      archived: 0,
    });
  });

  it('counts products without a known name, under their id', () => {
    const plan = flashPlanOf({
      products: [],
      target: pars({}),
      source: pars({ ghost: 1 }),
      isOverwrite: false,
    });
    expect(plan).toEqual([
      {
        product: { id: 'ghost', sku: 'ghost', description: '', isArchived: false },
        fate: 'added',
        before: null,
        after: 1,
      },
    ]);
  });

  it('predicts the result of a flash for any zones (counts against the outcome)', () => {
    const id = fc.constantFrom(...ids);
    const zone = fc.dictionary(id, fc.integer({ min: 0, max: 3 })).map(pars);
    const archived = fc.uniqueArray(id);
    fc.assert(
      fc.property(
        zone,
        zone,
        archived,
        fc.boolean(),
        fc.boolean(),
        (target, from, gone, over, isZone) => {
          const all = ids.map((own) => product(own, gone.includes(own)));
          const source = isZone ? from : null;
          const plan = flashPlanOf({ products: all, target, source, isOverwrite: over && isZone });
          const after = new Map(target);
          const offered = source ?? new Map(all.map((own) => [own.id, 0]));
          for (const [own, par] of offered) {
            if (gone.includes(own)) continue;
            if (!target.has(own) || (over && isZone)) after.set(own, par);
          }
          const counts = countsOf(plan);
          const outcome = outcomeOf(target, after, (own) => offered.has(own));
          expect(outcome.added).toHaveLength(counts.added);
          expect(outcome.overwritten).toBe(counts.overwritten);
          expect(flashOutcomes.reduce((sum, fate) => sum + counts[fate], 0)).toBe(plan.length);
          expect(counts.kept + counts.overwritten).toBe(target.size);
        },
      ),
    );
  });
});

describe('outcomeOf', () => {
  it('ignores changes that others made at the same time', () => {
    const outcome = outcomeOf(pars({ a: 1 }), pars({ a: 1, b: 0, x: 0 }), (id) => id !== 'x');
    expect(outcome).toEqual({ added: ['b'], overwritten: 0 });
  });
});
