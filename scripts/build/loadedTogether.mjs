/**
 * Which modules are put into one file, because they are always loaded together. The bundler alone cuts the console's
 * own code into some fifty files, and a form's into forty more, most of them below 1 KiB: each part that anything else
 * shares is a file, and each file is a request.
 *
 * @typedef {import('vite').Rolldown.OutputChunk} Chunk
 */
import { join } from 'node:path';

/**
 * Files in the order in which they are loaded: what an earlier one has is in no later one. Modules that sign-in waits
 * for stay where the bundler puts them, since a file shared with the console would delay the first page.
 * @type {readonly { name: string | null, entries: readonly string[] }[]}
 */
const files = [
  { name: null, entries: ['index.html', 'src/screens/signIn/AuthApp.tsx'] },
  // Asks for the first rows while the console's code is on its way.
  { name: 'data', entries: ['src/app/firstList.ts'] },
  { name: 'console', entries: ['src/app/ConsoleApp.tsx'] },
  { name: 'filters', entries: ['src/views/list/filters.ts'] },
  {
    name: 'records',
    entries: [
      'src/views/EntityShow.tsx',
      'src/views/panels/Panels.tsx',
      'src/views/list/rowParts.ts',
    ],
  },
  {
    name: 'forms',
    entries: [
      'src/views/EntityCreate.tsx',
      'src/views/EntityEdit.tsx',
      'src/views/list/RowEdit.tsx',
      'src/views/list/GearMenu.tsx',
    ],
  },
];

/**
 * @param {readonly Chunk[]} chunks Of a build without these files, which shows what each entry waits for once unused
 *   code is gone: imports through an index file say less.
 * @param {string} root
 * @returns {Map<string, string>} Names of files by the ids of their modules.
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
        // An entry keeps a file of its own name, by which the manifest and the budgets know it.
        if (id !== chunk.facadeModuleId) names.set(id, name);
      }
    }
  }
  return names;
};
