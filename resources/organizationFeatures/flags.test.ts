import { describe, expect, it } from 'vitest';
import { flagEntries, flagsIn, sentFlags } from './flags';
import { flagsRule } from './rule';

const flag = (type: string, value: unknown, id = 1) => ({ id, name: 'limit', type, value });

it('are sent as ids and values of their type', () => {
  expect(
    sentFlags([
      { ...flag('BOOLEAN', 'true'), default_value: false },
      flag('NUMBER', '1.5', 2),
      flag('STRING', '', 3),
      flag('NUMBER', '1,5', 4),
    ]),
  ).toEqual([
    { id: 1, value: true },
    { id: 2, value: 1.5 },
    { id: 3, value: null },
    { id: 4, value: '1,5' },
  ]);
  expect(sentFlags(null)).toBeNull();
});

it.each([[null], ['x'], [[null, 'x', {}, { id: 1, name: 'odd', type: 'COLOUR' }]]])(
  '%j contains none',
  (value) => {
    expect(flagsIn(value)).toEqual([]);
    expect(flagEntries.of(value)).toEqual([]);
  },
);

it('are set one by one', () => {
  const flags = [flag('NUMBER', 3, 1), flag('STRING', '', 2)];
  expect(flagEntries.of(flags)).toEqual([
    { key: '1', name: 'limit', type: 'NUMBER', value: 3 },
    { key: '2', name: 'limit', type: 'STRING', value: null },
  ]);
  expect(flagEntries.with(flags, new Map([['2', 'on']]))).toEqual([
    flags[0],
    { ...flags[1], value: 'on' },
  ]);
});

describe('the rule of flags', () => {
  const faultOf = (value: unknown) =>
    flagsRule(value, { label: 'Feature flags', locale: 'en-GB', values: {} })?.key ?? null;

  it.each([
    ['BOOLEAN', 'maybe', 'facings.rules.refused'],
    ['NUMBER', 'ten', 'facings.rules.number'],
    ['UUID', 'abc', 'facings.rules.uuid'],
    ['BOOLEAN', false, null],
    ['NUMBER', 0, null],
    ['NUMBER', '', null],
    ['UUID', null, null],
    ['STRING', 'abc', null],
  ])('%s %j is refused by %s', (type, value, key) => {
    expect(faultOf([flag('STRING', 'fine'), flag(type, value)])).toBe(key);
  });
});
