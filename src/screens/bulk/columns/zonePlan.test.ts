import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  planBetween,
  zonePlanOf,
  planText,
  withAmounts,
  withWishes,
  wordsOfPlan,
  type ZonePlan,
} from './zonePlan';

const zones = ['a', 'b', 'c', 'd'];
const wishes = fc.dictionary(fc.constantFrom(...zones), fc.constantFrom(true, false, null));
const sorted = ({ on, off }: ZonePlan) => ({ on: [...on].sort(), off: [...off].sort() });

it('has one canonical form', () => {
  expect(planText({ on: [], off: [] })).toBe('');
  expect(planText({ on: ['b', 'a'], off: ['c'] })).toBe(planText({ on: ['a', 'b'], off: ['c'] }));
  expect(zonePlanOf(planText({ on: ['b', 'a'], off: ['c'] }))).toEqual({
    on: ['a', 'b'],
    off: ['c'],
  });
  expect(wordsOfPlan({ on: ['a', 'b', 'c'], off: ['d'] })).toBe('+3 −1');
});

it('plans nothing where the text is no plan', () => {
  for (const text of ['[[in12', '+3 −1', 'null', '{}'])
    expect(zonePlanOf(text)).toEqual({ on: [], off: [] });
});

it('keeps the last wish for each zone, and never both', () => {
  const plan = withWishes(
    { on: ['a', 'b'], off: ['c'] },
    new Map<string, boolean | null>([
      ['a', false],
      ['c', true],
      ['b', null],
    ]),
  );
  expect(sorted(plan)).toEqual({ on: ['c'], off: ['a'] });
});

it('undoes a saved plan with its reverse, for any plan', () => {
  fc.assert(
    fc.property(wishes, wishes, (first, second) => {
      const [before, after] = [first, second].map((asked) =>
        planText(withWishes(zonePlanOf(''), new Map(Object.entries(asked)))),
      );
      if (before === undefined || after === undefined) throw new Error('Two plans were made.');
      expect(planBetween(before, before)).toEqual({ on: [], off: [] });
      const [there, back] = [planBetween(before, ''), zonePlanOf(before)];
      expect(sorted(there)).toEqual(sorted({ on: back.off, off: back.on }));
      const { on, off } = planBetween(before, after);
      expect(on.filter((zone) => off.includes(zone))).toEqual([]);
    }),
  );
});

it('restores the saved state of a zone when its change is cleared', () => {
  const saved: ZonePlan = { on: ['a'], off: [] };
  const plan = withWishes(saved, new Map([['a', null]]), saved);
  expect(planBetween(planText(saved), planText(plan))).toEqual({ on: [], off: [] });
});

it('carries amounts, also of links that exist, and drops those of links that end', () => {
  const plan = withAmounts({ on: ['a'], off: [] }, [
    ['b', 12],
    ['a', 0],
  ]);
  expect(zonePlanOf(planText(plan))).toEqual({ on: ['a'], off: [], amounts: { a: 0, b: 12 } });
  expect(planText(plan)).toBe(planText(zonePlanOf(planText(plan))));
  expect(withAmounts(plan, [], ['a', 'b'])).toEqual({ on: ['a'], off: [] });
  expect(withWishes(plan, new Map([['c', true]])).amounts).toEqual({ a: 0, b: 12 });
  const par = { label: 'Par', amountText: String };
  expect(wordsOfPlan(plan, par)).toBe('+1 · Par 0–12');
  expect(wordsOfPlan({ on: [], off: [], amounts: { b: 12, c: 12 } }, par)).toBe('Par 12');
});

it('sends amounts that differ from the saved ones', () => {
  const saved = planText({ on: ['a'], off: [], amounts: { a: 5, b: 12 } });
  const next = planText({ on: ['a'], off: [], amounts: { a: 6, b: 12 } });
  expect(planBetween(saved, next)).toEqual({ on: [], off: [], amounts: { a: 6 } });
  expect(planBetween(saved, '')).toEqual({ on: [], off: ['a'] });
});
