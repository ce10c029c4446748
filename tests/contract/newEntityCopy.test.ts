/**
 * The documented steps leave the checks green: the command adds entities to a copy of the repository, and the checks
 * that read every declaration run there. `FACINGS_NEW_ENTITIES=all` adds one of every sample shape.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samples } from '../../scripts/newEntity/testing/samples';

const repository = resolve(import.meta.dirname, '../..');
const isNotCopied = (name: string): boolean =>
  /^(node_modules|test-results|dist.*|\.(?!ox).*)$/.test(name);

/** Checks that an entity can break; the others do not read the declarations. */
const affected = [
  'src/app/registry.test.ts',
  'src/faults/diagnostics.test.ts',
  'src/messages/french.test.ts',
  'src/shell/keys/goKeys.test.ts',
  'src/shell/navigation.test.ts',
  'scripts/messages.test.ts',
  'tests/contract/declarations.test.ts',
];

const added = samples.filter(
  ({ name }) =>
    process.env.FACINGS_NEW_ENTITIES === 'all' || ['alertRules', 'suppliers'].includes(name),
);

let copy = '';

/** @throws with the output of the program if it fails */
const run = async (...programArguments: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [...programArguments], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' },
    maxBuffer: 2 ** 24,
  });
  return stdout;
};

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'facings-copy-'));
  const names = (await readdir(repository)).filter((name) => !isNotCopied(name));
  for (const name of names) await cp(join(repository, name), join(copy, name), { recursive: true });
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const { name, json } of added) {
    await writeFile(join(copy, 'sample.json'), JSON.stringify(json));
    await run('scripts/newEntity.mjs', name, 'sample.json');
  }
}, 240_000);

afterAll(async () => {
  await rm(copy, { recursive: true, force: true });
});

it('the generated documents are up to date', async () => {
  expect(await run('scripts/reference.mjs', '--check')).toContain('all fresh');
  expect(await run('scripts/openapi.mjs', '--check')).toContain('fresh');
}, 120_000);

it('the tests that read every declaration pass, and count the missing French', async () => {
  const output = await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    ...affected,
  );
  for (const { name } of added)
    expect(output).toMatch(new RegExp(`\\d+ texts of ${name} have no French yet`));
}, 400_000);
