/**
 * The documented steps leave the checks green: three entities written by hand and generated ones are added to a copy of
 * the repository, and the checks of documents and rooms run there. `FACINGS_NEW_ENTITIES=all`, as the nightly run has
 * it, adds one of every sample shape, and runs all unit tests, the linter, the build and its budgets.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samples } from '../../tools/newEntity/testing/samples';
import { handWritten, newEntityFiles } from '../e2e/fixtures/newEntities';
import { textFor } from '../e2e/support/builtWith';

const repository = resolve(import.meta.dirname, '../..');
const isNotCopied = (name: string): boolean =>
  /^(node_modules|test-results|dist.*|\.(?!ox|gitignore).*)$/.test(name);

const isComplete = process.env.FACINGS_NEW_ENTITIES === 'all';

/** The copy has this test too, which would copy the copy. */
const everyUnitTest = ['--exclude', 'tests/contract/newEntityCopy.test.ts'];

const generated = samples.filter(({ name }) => isComplete || name === 'alertRules');

let copy = '';

/** @throws with the output of the program if it fails */
const runAs = async (
  NODE_ENV: 'production' | 'test',
  programArguments: readonly string[],
): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [...programArguments], {
    cwd: copy,
    env: { ...process.env, NODE_ENV, NO_COLOR: '1' },
    maxBuffer: 2 ** 24,
  });
  return stdout;
};

const run = (...programArguments: readonly string[]): Promise<string> =>
  runAs('test', programArguments);

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'facings-copy-'));
  const names = (await readdir(repository)).filter((name) => !isNotCopied(name));
  for (const name of names) await cp(join(repository, name), join(copy, name), { recursive: true });
  // Citations are looked for in the files that git knows.
  await promisify(execFile)('git', ['init', '--quiet'], { cwd: copy });
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const file of newEntityFiles)
    await writeFile(join(copy, file.to), await textFor(file), { flag: 'wx' });
  for (const { name, json } of generated) {
    // As PowerShell saves it, with a byte order mark.
    await writeFile(join(copy, 'sample.json'), `\uFEFF${JSON.stringify(json)}`);
    await run('tools/newEntity.mjs', name, 'sample.json');
  }
}, 240_000);

afterAll(async () => {
  await rm(copy, { recursive: true, force: true });
});

it('the generated documents are up to date', async () => {
  expect(await run('scripts/reference.mjs', '--check')).toContain('all fresh');
  expect(await run('scripts/openapi.mjs', '--check')).toContain('fresh');
}, 120_000);

it('the arrows between rooms, and what is cited, hold', async () => {
  expect(await run('scripts/arrows.mjs', '--check')).toContain('follow the arrows');
  expect(await run('scripts/citations.mjs')).toContain('cite only');
}, 120_000);

// By day tests/e2e/newEntity.spec.ts opens a build of the same entities.
it.runIf(isComplete)(
  'the unit tests pass, and count the missing French',
  async () => {
    const output = await run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      ...everyUnitTest,
    );
    for (const name of [...handWritten, ...generated.map((sample) => sample.name)])
      expect(output).toMatch(new RegExp(`\\d+ texts of ${name} have no French yet`));
  },
  1_800_000,
);

it.runIf(isComplete)(
  'lint and compiler accept the copy',
  async () => {
    const output = await run(
      'node_modules/oxlint/bin/oxlint',
      '--type-check',
      '--ignore-pattern',
      'node_modules',
    );
    expect(output).toContain('0 errors');
  },
  600_000,
);

it.runIf(isComplete)(
  'the build stays within its budgets',
  async () => {
    // React's development build is half as large again.
    await runAs('production', ['scripts/build.mjs', 'console']);
    const output = await run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'bundle',
      'budgets',
    );
    expect(output).not.toContain('failed');
  },
  900_000,
);
