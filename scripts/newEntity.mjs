/**
 * `npm run new:entity -- suppliers sample.json`: declaration, demo data and pinned calls of a new entity,
 * drawn from a sample of its records. Never overwrites a file.
 */
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import prettier from 'prettier';
import { scaffold } from './newEntity/scaffold.mjs';

const root = join(import.meta.dirname, '..');
const [name, sampleFile] = process.argv.slice(2);
if (!name || !sampleFile) {
  console.error(
    'Usage: npm run new:entity -- <name> <sample.json>\nAs in: npm run new:entity -- suppliers sample.json',
  );
  process.exit(2);
}

/** @type {unknown} */
let sample;
try {
  sample = JSON.parse(await readFile(sampleFile, 'utf8'));
} catch (error) {
  fail(
    `${sampleFile} is no readable JSON: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** @type {Map<string, string>} */
let files;
try {
  files = scaffold({ name, sample });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

for (const path of files.keys()) {
  const isThere = await access(join(root, path)).then(
    () => true,
    () => false,
  );
  if (isThere) fail(`${path} is there already; nothing was written.`);
}
for (const [path, text] of files) {
  const file = join(root, path);
  const options = (await prettier.resolveConfig(file)) ?? {};
  await writeFile(file, await prettier.format(text, { ...options, filepath: file }));
  console.log(`wrote ${path}`);
}
console.log(`
Next: say in resources/${name}.ts what the sample could not know (what is required, options, messages),
write tests/contract/pins/${name}.ts from the specification, then npm run reference and npm test.`);

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(why);
  process.exit(1);
}
