/**
 * `npm run reference`: writes docs/reference/ from the declarations. `--check` writes nothing and fails if the pages
 * are outdated.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { formatted } from './lib/formatted.mjs';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/reference');
const isCheck = process.argv.includes('--check');

const pages = await drawnPages();
const there = await readdir(folder).catch(() => /** @type {string[]} */ ([]));
const stale = there.filter((name) => !pages.has(name));
/** @type {string[]} */
const changed = [];
for (const [name, text] of pages) {
  const before = await readFile(join(folder, name), 'utf8').catch(() => '');
  if (before !== text) changed.push(name);
}

if (isCheck && changed.length + stale.length > 0) {
  console.error(
    `docs/reference is not what the declarations say (${[...changed, ...stale].join(', ')}): npm run reference`,
  );
  process.exit(1);
}
if (!isCheck) {
  await mkdir(folder, { recursive: true });
  for (const name of changed) await writeFile(join(folder, name), pages.get(name) ?? '');
  for (const name of stale) await rm(join(folder, name));
}
console.log(
  `${pages.size} pages of reference, ${isCheck ? 'all fresh' : `${changed.length} written`}`,
);

/** @returns {Promise<Map<string, string>>} */
async function drawnPages() {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { declarations } = /** @type {typeof import('../resources/index.ts')} */ (
      await server.ssrLoadModule('/resources/index.ts')
    );
    const { renderEntity, renderIndex } = /** @type {typeof import('./reference/render.ts')} */ (
      await server.ssrLoadModule('/scripts/reference/render.ts')
    );
    const drawn = new Map([['README.md', renderIndex(declarations)]]);
    for (const declaration of declarations) {
      drawn.set(`${declaration.name}.md`, renderEntity(declaration));
    }
    for (const [name, text] of drawn) drawn.set(name, await formatted(name, text));
    return drawn;
  } finally {
    await server.close();
  }
}
