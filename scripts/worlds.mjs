/**
 * Selects the world in which each end-to-end file runs. A file names its worlds in its first comment, with the reason:
 *
 *     @worlds http: checks requests, and real HTTP is stricter.
 *
 * `demo`: the static demo build with its service worker. `http`: the production build against the stand-in over
 * HTTP. `both`: if the difference can matter. `nightly`: too slow for each run of `npm test`.
 * `npm test` follows this (FACINGS_WORLDS=named) and takes only tests tagged `@main`. All other runs, including the
 * nightly one, run each test in every world it can run in: a file that can run in one only is called `*.demo.spec.ts`
 * or `*.http.spec.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {'demo' | 'http'} World */

/** Whether this run uses the worlds that each file names, as `npm test` does. */
export const isNamedOnly = () => process.env.FACINGS_WORLDS === 'named';

/**
 * @param {string} file path of a spec
 * @param {string} text its content
 * @returns {readonly World[]} none for a file of the nightly run
 * @throws {Error} if it names no world, gives no reason, names one it cannot run in, or has no test for `npm test`
 */
export const worldsOf = (file, text) => {
  const [, name, reason = ''] =
    /^ ?\*? ?@worlds (demo|http|both|nightly):([^\n]*)$/m.exec(text) ?? [];
  if (name === undefined || reason.trim() === '') {
    throw new Error(`${file} does not say in which worlds it runs, and why (scripts/worlds.mjs).`);
  }
  if (name === 'nightly') return [];
  if (!text.includes('@main')) {
    throw new Error(
      `${file} tags no test @main, so nothing of it runs in ${name} (scripts/worlds.mjs).`,
    );
  }
  const [, only] = /\.(demo|http)\.spec\.ts$/.exec(file) ?? [];
  if (only !== undefined && only !== name) {
    throw new Error(`${file} can run in ${only} only, by its name, but says ${name}.`);
  }
  return name === 'both' ? ['demo', 'http'] : [/** @type {World} */ (name)];
};

/**
 * Globs of the files that a world does not run.
 * @param {World} world
 * @param {string} testDir
 * @returns {string[]}
 */
export const notInWorld = (world, testDir) => {
  const other = world === 'demo' ? 'http' : 'demo';
  const always = [`**/*.${other}.spec.ts`, '**/e2e/dev/**'];
  if (!isNamedOnly()) return always;
  const files = readdirSync(testDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('dev/'));
  const left = files.filter(
    (file) => !worldsOf(file, readFileSync(join(testDir, file), 'utf8')).includes(world),
  );
  return [...always, ...left.map((file) => `**/${testDir.split('/').at(-1)}/${file}`)];
};
