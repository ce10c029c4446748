import { expect, it } from 'vitest';
import { detailsRule } from './rule';

it.each([
  [{ type: 'basic', user: ' ' }, 'user'],
  [{ type: 'basic', user: 'rosa', tries: 0 }, undefined],
  [null, undefined],
  ['{', undefined],
])('of %j, %s is missing', (value, name) => {
  const fault = detailsRule(value, { label: 'Details', locale: 'en-GB', values: {} });
  expect(fault?.values?.name).toBe(name);
});
