/**
 * `npm run wasm`: writes src/spreadsheet/scan/scanModule.ts, the module compiled from scan.wat, as text that every
 * bundler and test runner supports. `--check` writes nothing and fails if the file is outdated.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import wabt from 'wabt';
import { formatted } from './lib/formatted.mjs';

const folder = join(import.meta.dirname, '../src/spreadsheet/scan');
const file = join(folder, 'scanModule.ts');
const isCheck = process.argv.includes('--check');

const tools = await wabt();
const source = tools.parseWat('scan.wat', await readFile(join(folder, 'scan.wat'), 'utf8'));
source.validate();
const { buffer } = source.toBinary({});
source.destroy();

const encoded = Buffer.from(buffer).toString('base64');
const text = await formatted(
  file,
  `/** Generated from scan.wat by \`npm run wasm\`; do not edit. */\nexport const scanModule =\n  '${encoded}';\n`,
);
const isFresh = (await readFile(file, 'utf8').catch(() => '')) === text;

if (isCheck && !isFresh) {
  console.error('scanModule.ts is out of date. Run: npm run wasm');
  process.exit(1);
}
if (!isCheck && !isFresh) await writeFile(file, text);
console.log(`${buffer.length} bytes of WebAssembly, ${isFresh ? 'fresh' : 'written'}`);
