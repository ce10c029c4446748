/**
 * `npm run openapi`: writes docs/openapi.json from the contract. `--check` writes nothing and fails if the file is
 * outdated.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { formatted } from './lib/formatted.mjs';

const root = join(import.meta.dirname, '..');
const file = join(root, 'docs/openapi.json');
const isCheck = process.argv.includes('--check');

const { module } = await runnerImport(join(root, 'scripts/openapi/document.ts'), {
  configFile: false,
  root,
  logLevel: 'warn',
});
const { currentOpenApi } = /** @type {typeof import('./openapi/document')} */ (module);
const document = currentOpenApi();
const text = await formatted(file, JSON.stringify(document));
const isFresh = (await readFile(file, 'utf8').catch(() => '')) === text;

if (isCheck && !isFresh) {
  console.error('docs/openapi.json is out of date. Run: npm run openapi');
  process.exit(1);
}
if (!isCheck && !isFresh) await writeFile(file, text);
console.log(
  `${Object.keys(document.paths).length} paths, ${isFresh ? 'fresh' : 'written to docs/openapi.json'}`,
);
