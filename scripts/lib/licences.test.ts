import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAllowed, shippedPackages } from './licences.mjs';

test('an expression is met by any one of its choices, and by every part of one', () => {
  for (const good of ['MIT', '(MIT OR GPL-3.0)', 'GPL-2.0 OR Apache-2.0', '(MIT AND Zlib)']) {
    expect(isAllowed(good), good).toBe(true);
  }
  for (const bad of ['GPL-3.0', 'MIT AND GPL-3.0', 'UNKNOWN', '', 'SEE LICENSE IN FILE']) {
    expect(isAllowed(bad), bad).toBe(false);
  }
});

test('nothing is shipped whose licence asks for more than its notice', () => {
  const packages = shippedPackages(join(import.meta.dirname, '../..'));
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-admin', 'three']),
  );
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});
