/**
 * Groups modules that are always loaded together into one file. Without it, the bundler splits the console's code into
 * about fifty files and a form's into forty more, most below 1 KiB: every shared part becomes a file, and every file a
 * request.
 *
 * @typedef {import('vite').Rolldown.OutputChunk} Chunk
 */
import { join } from 'node:path';

/**
 * Files in load order: a module of an earlier file is not in a later one. Modules that sign-in waits for stay where the
 * bundler puts them, since a file shared with the console would delay the first page.
 * @type {readonly { name: string | null, entries: readonly string[] }[]}
 */
const files = [
  { name: null, entries: ['index.html', 'src/screens/signIn/AuthApp.tsx'] },
  // Requests the first rows while the console's code loads.
  { name: 'data', entries: ['src/app/firstList.ts'] },
  { name: 'console', entries: ['src/app/ConsoleApp.tsx'] },
  { name: 'filters', entries: ['src/views/list/toolbar/filters.ts'] },
  {
    name: 'records',
    entries: [
      'src/views/EntityShow.tsx',
      'src/views/panels/Panels.tsx',
      'src/views/list/table/RowActions.tsx',
    ],
  },
  {
    name: 'forms',
    entries: [
      'src/views/EntityCreate.tsx',
      'src/views/EntityEdit.tsx',
      'src/views/list/toolbar/GearMenu.tsx',
    ],
  },
];

/**
 * @param {readonly Chunk[]} chunks Of a build without these groups, which shows the imports of each entry after unused
 *   code is removed; the source's imports through index files do not.
 * @param {string} root
 * @returns {Map<string, string>} File names by module id.
 */
export const loadedTogether = (chunks, root) => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Set<string>} */
  const taken = new Set();
  for (const { name, entries } of files) {
    const open = entries.flatMap((entry) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, entry));
      if (!chunk)
        throw new Error(`${entry} is not the entry of a file: is it still imported lazily?`);
      return [chunk.fileName];
    });
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const chunk = byFile.get(file);
      if (!chunk || taken.has(file)) continue;
      taken.add(file);
      open.push(...chunk.imports);
      if (name === null) continue;
      for (const id of chunk.moduleIds) {
        // An entry keeps its own file name, which the manifest and the budgets use.
        if (id !== chunk.facadeModuleId) names.set(id, name);
      }
    }
  }
  return names;
};

/** Names of files that are needed to start, or that the page preloads as soon as it has started. */
const ofTheStart = new Set([
  'index',
  'parts',
  'AuthApp',
  'ConsoleApp',
  'firstList',
  ...files.flatMap(({ name }) => name ?? []),
]);

/**
 * Adds a first line to these files by which V8 compiles all their functions in the background while they load, instead
 * of each one when the page first calls it. Most of them are called before the first row, which comes a fifth sooner
 * (docs/speed.md). Other browsers ignore the line.
 * @returns {import('vite').Plugin}
 */
export const compiledAtOnce = () => ({
  name: 'facings:compiled-at-once',
  generateBundle: {
    // The line has to be the first, so it is added after Vite's own.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !ofTheStart.has(chunk.name)) continue;
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type !== 'asset') continue;
        const { mappings, ...rest } = JSON.parse(String(map.source));
        map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
      }
    },
  },
});
