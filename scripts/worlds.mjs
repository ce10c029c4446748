/**
 * Which end-to-end test runs in which world. All of them run in both by `npm run test:e2e`, which takes two cores an
 * hour and more. `npm test` has to end within CI's 90 minutes on a slow machine: there (FACINGS_WORLDS=one) each file
 * runs in one world, half of them in each, and what is about the wire itself in both.
 */
import { readdirSync } from 'node:fs';

/** Sessions, what is sent, what a build or a server brings along, and the largest import. */
const alwaysInBoth = new Set([
  'bulk/import.spec.ts',
  'bulk/tenThousand.spec.ts',
  'calls.spec.ts',
  'logOut.spec.ts',
  'security.spec.ts',
  'session.spec.ts',
]);

/** @param {string} file */
const worldOf = (file) => {
  const sum = Array.from(file).reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return sum % 2 === 0 ? 'demo' : 'http';
};

/**
 * Globs of the files that a world leaves to the other one.
 * @param {'demo' | 'http'} world
 * @param {string} testDir
 * @returns {string[]}
 */
export const leftToTheOther = (world, testDir) => {
  const other = world === 'demo' ? 'http' : 'demo';
  const only = `**/*.${other}.spec.ts`;
  if (process.env.FACINGS_WORLDS !== 'one') return [only];
  const files = readdirSync(testDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.demo|\.http)\.spec\.ts$/.test(file));
  const left = files.filter((file) => !alwaysInBoth.has(file) && worldOf(file) !== world);
  return [only, ...left.map((file) => `**/${testDir.split('/').at(-1)}/${file}`)];
};
