import { describe, expect, it } from 'vitest';
import { encodeField } from '../../src/fields/sentValue';
import { fieldRule } from '../../src/fields/rules';
import { readRuleMessage } from '../../src/lib/rules/message';
import { features } from '.';
import { valueRule } from './rule';

const id = '0b6d1f5e-6d0c-4b0a-9f0e-3f6f6f1f2a3b';
const faultOf = (type: unknown, value: unknown) =>
  valueRule(value, { label: 'Default value', locale: 'en-GB', values: { type } })?.key ?? null;

it.each([
  ['BOOLEAN', 'false', false],
  ['NUMBER', '1.5', 1.5],
  ['STRING', ' on ', 'on'],
  ['STRING', true, 'true'],
  ['NUMBER', '', null],
])('a %s sends %j as %j', (type, value, sent) => {
  expect(encodeField(features, 'value', { type, value })).toBe(sent);
});

describe("a flag's default value", () => {
  it.each([[null], [' '], ['']])('is required: %j', async (value) => {
    const rule = fieldRule(features.fields.value, 'en-GB');
    await expect(rule.validate(value)).rejects.toSatisfy(({ message }: Error) => {
      const read = readRuleMessage(message);
      return typeof read === 'object' && read.key === 'facings.rules.required';
    });
    await expect(rule.validate(false)).resolves.toBe(false);
  });

  it.each([
    ['UUID', '0b6d1f5e', 'facings.rules.uuid'],
    ['UUID', `${id}0`, 'facings.rules.uuid'],
    ['UUID', ` ${id.toUpperCase()} `, null],
    ['NUMBER', 'ten', 'facings.rules.number'],
    ['NUMBER', '1,500', 'facings.rules.twoNumbers'],
    ['NUMBER', 0, null],
    ['BOOLEAN', false, null],
    ['STRING', 'x'.repeat(500), null],
    ['STRING', 'x'.repeat(501), 'facings.rules.max'],
    ['BOOLEAN', 'true', null],
    ['BOOLEAN', 'maybe', 'facings.rules.refused'],
    [undefined, 'x', null],
  ])('of a %s: %j is refused by %s', (type, value, key) => {
    expect(faultOf(type, value)).toBe(key);
  });
});
