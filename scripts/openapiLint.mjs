/**
 * `npm run openapi:lint`: docs/openapi.json by the two linters that are used most, and as TypeScript. They are not
 * installed with the project: together they are 130 MB, and only this needs them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const file = 'docs/openapi.json';
const folder = await mkdtemp(join(tmpdir(), 'facings-openapi-'));
const types = join(folder, 'openapi.d.ts');

/** @param {string[]} words */
const npx = (...words) => {
  console.log(`\nnpx ${words.join(' ')}`);
  const { status, error } = spawnSync('npx', ['--yes', ...words], { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  return status === 0;
};

try {
  const results = [
    // It warns of ambiguous paths, such as /api/products/{id} and /api/products/check: they are the platform's.
    npx('@redocly/cli@2.77.0', 'lint', file),
    npx(
      '@stoplight/spectral-cli@6.16.3',
      'lint',
      file,
      ...['--ruleset', 'scripts/openapi/spectral.yaml', '--fail-severity', 'hint'],
    ),
    npx('openapi-typescript@7.13.0', file, '--output', types),
  ];
  // A record whose type is `unknown` would have no description.
  const untyped =
    (await readFile(types, 'utf8')).match(/^ {8}(?!AnyAnswer\b)\w+: unknown;$/gm) ?? [];
  for (const line of untyped) console.error(`No type: ${line.trim()}`);
  process.exitCode = results.every(Boolean) && untyped.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
