import { expect, it } from 'vitest';
import { templateRule } from './rule';

it.each([
  [{ products: 'x' }, 'facings.rules.jsonList'],
  [{ products: [1] }, 'facings.rules.jsonList'],
  [{ products: ['x'] }, null],
  [{ products: null }, null],
  [{}, null],
  ['{', null],
])('a template %j is refused by %s', (value, key) => {
  const fault = templateRule(value, { label: 'Template', locale: 'en-GB', values: {} });
  expect(fault?.key ?? null).toBe(key);
});
