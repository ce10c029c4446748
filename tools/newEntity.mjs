/**
 * `npm run new:entity -- suppliers sample.json`: generates declaration, demo data and contract tests of a new entity
 * from sample records. Prints what it guessed and left out, and never overwrites a file.
 */
import { execFile } from 'node:child_process';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatted } from '../scripts/lib/formatted.mjs';
import { knownEntities, takenNames } from './newEntity/knownEntities.mjs';
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
  // PowerShell begins a text file with a byte order mark.
  sample = JSON.parse((await readFile(sampleFile, 'utf8')).replace(/^\uFEFF/, ''));
} catch (error) {
  fail(
    `${sampleFile} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** @type {ReturnType<typeof scaffold>} */
let made;
const entities = await knownEntities(join(root, 'resources'));
const taken = await takenNames([join(root, 'resources'), join(root, 'src/screens')]);
try {
  made = scaffold({ name, sample, entities, taken });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const { files, report } = made;
for (const path of files.keys()) {
  const isThere = await access(join(root, path)).then(
    () => true,
    () => false,
  );
  if (isThere) fail(`${path} already exists. Nothing was written.`);
}
for (const [path, text] of files) {
  const file = join(root, path);
  await writeFile(file, await formatted(file, text));
  console.log(`wrote ${path}`);
}
for (const document of ['reference', 'openapi']) {
  const script = join(root, `scripts/${document}.mjs`);
  try {
    await promisify(execFile)(process.execPath, [script], { cwd: root });
  } catch (error) {
    for (const path of files.keys()) await rm(join(root, path));
    const why = error instanceof Error && 'stderr' in error ? error.stderr : error;
    fail(
      `docs/${document} cannot be made with this entity, so its files were removed.\n${String(why)}`,
    );
  }
}
console.log(`updated docs/reference and docs/openapi.json

${report.join('\n')}

Next: say in resources/${name}.ts what the sample could not know (what is required, options, messages),
write tests/contract/pins/${name}.ts from the specification, then npm run reference, npm run openapi and npm run check.`);

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(why);
  process.exit(1);
}
