import { expect, it } from 'vitest';
import { longestName, nameFault } from './viewName';

const others = [{ id: 'x', list: 'products', name: 'Mine', parameters: {} }];

it.each([
  ['', 'nameMissing'],
  ['   ', 'nameMissing'],
  ['n'.repeat(longestName + 1), 'nameLong'],
  [' mine ', 'nameTaken'],
  ['n'.repeat(longestName), null],
])('%j: %s', (name, fault) => {
  expect(nameFault(name, others)).toBe(fault);
});
