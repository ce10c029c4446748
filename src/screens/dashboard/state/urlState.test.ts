import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFrom } from '../../../lib/time/days';
import { maxDays, presets, type PeriodRange } from '../period/range';
import { wallSeconds } from './wall';
import {
  dashboardParametersOf,
  dashboardSearchOf,
  dashboardTabs,
  stateFrom,
  type DashboardState,
} from './urlState';

const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((own) => !own.includes(','));
const ids = fc.uniqueArray(text, { maxLength: 4 });
const range: fc.Arbitrary<PeriodRange> = fc.oneof(
  fc.constantFrom(...presets).map((preset) => ({ type: 'preset' as const, preset })),
  fc
    .tuple(fc.integer({ min: 11_000, max: 47_000 }), fc.integer({ min: 0, max: maxDays - 1 }))
    .map(([from, more]) => ({ type: 'custom' as const, from, to: Math.min(from + more, 47_400) })),
);
const state: fc.Arbitrary<DashboardState> = fc.record({
  accountId: fc.oneof(fc.constant(''), text),
  zoneIds: ids,
  regionIds: ids,
  range,
  isCompared: fc.boolean(),
  uom: fc.oneof(fc.constant(''), text),
  comparedIds: ids,
  tab: fc.constantFrom(...dashboardTabs),
  wall: fc.option(
    fc.record({ mode: fc.constantFrom('cycle', 'stay'), seconds: fc.constantFrom(...wallSeconds) }),
  ),
});

const read = (search: string) => stateFrom(new URLSearchParams(search));

describe('the address', () => {
  it('contains the complete state, and is parsed to the same state', () => {
    fc.assert(
      fc.property(state, (own) => {
        expect(read(dashboardSearchOf(own))).toEqual(own);
      }),
    );
  });

  it('any address reads as something that can be shown, and settles', () => {
    const parameter = fc.tuple(
      fc.constantFrom(
        'account_id',
        'zones',
        'regions',
        'range',
        'from',
        'to',
        'compare',
        'uom',
        'organizations',
        'tab',
        'wall',
        'x',
      ),
      fc.oneof(
        fc.string(),
        fc.constantFrom('2026-01-05', '2026-01-01', '7d', 'off', 'accuracy', 'stay-60'),
      ),
    );
    fc.assert(
      fc.property(fc.array(parameter), (entries) => {
        const given = stateFrom(new URLSearchParams(entries));
        expect(read(dashboardSearchOf(given))).toEqual(given);
        if (given.range.type === 'custom') {
          expect(given.range.to).toBeGreaterThanOrEqual(given.range.from);
        }
      }),
    );
  });

  it('is bare for what needs no saying', () => {
    expect(dashboardSearchOf(read(''))).toBe('');
    expect(dashboardSearchOf(read('range=28d&compare=on&zones=,'))).toBe('');
  });

  it('is readable, and keeps other parameters', () => {
    const others = new URLSearchParams('range=7d&panel=exports');
    const shown = { ...read('account_id=a&zones=z1,z2&from=2026-10-01&to=2026-10-31&compare=off') };
    expect(shown.range).toEqual({
      type: 'custom',
      from: dayFrom('2026-10-01'),
      to: dayFrom('2026-10-31'),
    });
    expect(dashboardSearchOf(shown, others)).toBe(
      'account_id=a&zones=z1,z2&from=2026-10-01&to=2026-10-31&compare=off&panel=exports',
    );
    expect(dashboardParametersOf(shown).has('panel')).toBe(false);
  });

  it.each([
    'from=2026-10-31&to=2026-10-01',
    'from=2026-10-31',
    'from=2020-01-01&to=2026-01-01',
    'range=fortnight',
  ])('of a range that is none, %s, shows the usual one', (search) => {
    expect(read(search).range).toEqual({ type: 'preset', preset: '28d' });
  });
});
