/**
 * The rooms (folders with import rules) and the arrows between them (ARCHITECTURE.md). One table for the lint rule
 * that refuses a wrong import and for the script that draws the graph.
 *
 * @typedef {{
 *   uses: string[],
 *   types?: string[],
 *   lazily?: string[],
 *   packages?: RegExp,
 *   packageTypes?: RegExp,
 * }} Room
 *   `uses`: rooms it may import. `types`: rooms of which it may import types only. `lazily`: rooms it may
 *   import lazily only. `packages`: libraries it may not import; `packageTypes`: the same, except for their types.
 */

const interfaceLibraries =
  /^(react|react-dom|react-admin|ra-core|ra-ui-materialui|react-router|react-router-dom)(\/|$)|^@mui\/|^@emotion\//;

const drawingLibraries =
  /^(react|react-dom|react-router|react-router-dom)(\/|$)|^@mui\/|^@emotion\//;

/** What has no interface of its own and knows no entity. */
const quietLib = ['src/lib/rules', 'src/lib/time', 'src/lib/text', 'src/lib/util'];

export const rooms = /** @type {Record<string, Room>} */ ({
  'src/messages': { uses: [], packages: interfaceLibraries },
  // `src/lib` knows no entity: nothing in it imports from the rest of `src` but the message catalogue.
  'src/lib/util': { uses: [], packages: interfaceLibraries },
  'src/lib/text': { uses: ['src/lib/util'], packages: interfaceLibraries },
  'src/lib/time': { uses: ['src/lib/text', 'src/lib/util'], packages: interfaceLibraries },
  // Whether a value may be in a field of its kind: one rule for forms, imports and bulk edit.
  'src/lib/rules': {
    uses: ['src/lib/time', 'src/lib/text', 'src/lib/util'],
    packages: interfaceLibraries,
  },
  // How a call or a part of the page fails, and what is shown for it. Sign-in uses it, too, so it must not depend on
  // the console.
  'src/lib/failures': { uses: quietLib },
  // Reads table files in a worker and writes them; has no interface.
  'src/lib/tables': { uses: quietLib, packages: interfaceLibraries },
  // Rows and cells on the screen.
  'src/lib/grid': { uses: [...quietLib, 'src/lib/tables', 'src/lib/failures'] },
  // Charts, each also available as a table and a file.
  'src/lib/charts': { uses: [...quietLib, 'src/lib/failures'] },
  // Sends work in many calls, and keeps a journal that outlives the page.
  'src/lib/batches': {
    uses: [...quietLib, 'src/lib/failures'],
    packages: interfaceLibraries,
    packageTypes: interfaceLibraries,
  },
  // The vocabulary of declarations.
  'src/schema': { uses: quietLib, packages: interfaceLibraries },
  // When jobs run: cron expressions, next runs and their warnings, plans of templates and zones.
  'src/schedules': { uses: [...quietLib, 'src/schema'], packages: interfaceLibraries },
  'src/fields': {
    uses: [...quietLib, 'src/fields/kinds', 'src/schedules', 'src/schema', 'src/lib/failures'],
    types: ['dataProvider'],
  },
  // The parts of field kinds that render nothing; the files are those of `drawsNothing`.
  'src/fields/kinds': {
    uses: [...quietLib, 'src/schedules', 'src/schema'],
    packages: interfaceLibraries,
  },
  'src/views': {
    uses: [
      ...quietLib,
      'src/fields',
      'src/fields/kinds',
      'src/lib/batches',
      'src/schema',
      'src/lib/failures',
    ],
    types: ['dataProvider'],
    lazily: ['src/lib/tables'],
  },
  // Why jobs failed, for all screens that show jobs.
  'src/jobs': { uses: [...quietLib, 'src/views', 'src/fields', 'src/schema', 'src/lib/batches'] },
  'src/shell': { uses: [...quietLib, 'src/views', 'src/fields', 'src/schema', 'src/lib/failures'] },
  'src/screens': {
    uses: [
      ...quietLib,
      'src/jobs',
      'src/views',
      'src/fields',
      'src/fields/kinds',
      'src/schedules',
      'src/lib/grid',
      'src/lib/charts',
      'src/lib/tables',
      'src/lib/batches',
      'src/schema',
      'src/lib/failures',
      'dataProvider',
    ],
    types: ['authProvider'],
  },
  resources: {
    uses: [...quietLib, 'src/schedules', 'src/schema', 'src/fields/kinds'],
    types: ['resources/parts'],
    lazily: ['src/screens', 'resources/parts'],
    packages: interfaceLibraries,
  },
  // Components of one entity, next to its declaration: every `.tsx` in resources.
  'resources/parts': {
    uses: [
      ...quietLib,
      'src/views',
      'src/fields',
      'src/fields/kinds',
      'src/schedules',
      'src/schema',
      'src/lib/failures',
    ],
  },
  // It changes many records a few at a time, as every other sender does.
  dataProvider: {
    uses: [...quietLib, 'src/fields/kinds', 'src/schema', 'src/lib/batches', 'src/lib/failures'],
    packages: interfaceLibraries,
    packageTypes: interfaceLibraries,
  },
  // The adapter to react-admin, the only part of this room that may use react-admin's errors.
  'dataProvider/mapping': {
    uses: [...quietLib, 'src/fields/kinds', 'src/schema', 'src/lib/batches', 'src/lib/failures'],
    packages: drawingLibraries,
  },
  authProvider: {
    uses: ['src/lib/util', 'src/lib/text'],
    packages: interfaceLibraries,
    packageTypes: interfaceLibraries,
  },
  demo: {
    uses: [],
    types: ['src/schema', 'resources'],
    lazily: ['demo/panel'],
    packages: interfaceLibraries,
  },
  // The testers' panel: as independent of the console's code as the rest of the demo.
  'demo/panel': { uses: ['demo'], types: ['src/schema'] },
  'src/app': {
    uses: [
      ...quietLib,
      'src/screens',
      'src/shell',
      'src/views',
      'src/fields',
      'src/fields/kinds',
      'src/schema',
      'src/lib/failures',
      'resources',
      'dataProvider',
      'authProvider',
    ],
    // At log-out, to remove the journal's finished runs.
    lazily: ['demo', 'src/lib/batches'],
  },
});

/**
 * The files of src/fields without an interface: each kind's index.ts (also imported by its folder) and rule.ts, and the
 * files that collect them. Imports omit the extension.
 */
const drawsNothing = new RegExp(
  `^src/fields/(?:${[
    '(?:kind|kinds|rules|lineRules)',
    'shared/asText',
    '[a-z]\\w*/(?:index|rule)',
    '(?!(?:contract|styles|preloadable|use[A-Z]\\w*)(?:\\.ts)?$)[a-z]\\w*',
  ].join('|')})(?:\\.ts)?$`,
);

/** The message catalogue, which every room may import. */
const common = 'src/messages';

/**
 * The room of a file.
 * @param {string} path from the repository's root, with slashes
 * @returns {string | undefined} undefined for tests, scripts and configuration, which belong to none
 */
export function roomOf(path) {
  if (/\.test\.tsx?$|\/testing\//.test(path)) return undefined;
  if (/^src\/[^/]+$/.test(path)) return 'src/app';
  if (drawsNothing.test(path)) return 'src/fields/kinds';
  if (/^resources\/.*\.tsx$/.test(path)) return 'resources/parts';
  return Object.keys(rooms)
    .filter((room) => path.startsWith(`${room}/`) || path === room)
    .sort((one, other) => other.length - one.length)[0];
}

/** @param {string} one @param {string} other `dataProvider` and `dataProvider/mapping` are nested */
const nested = (one, other) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** @param {string} path @returns {string | undefined} `bulk` of `src/screens/bulk/Grid.tsx` */
const screenOf = (path) => /^src\/screens\/([^/]+)\//.exec(path)?.[1];

/**
 * Why one file may not import another; undefined if it may.
 * @param {{ from: string, to: string, kind: 'value' | 'type' | 'lazy' }} arrow paths from the root
 * @returns {string | undefined}
 */
export function wrongArrow({ from, to, kind }) {
  const source = roomOf(from);
  const target = roomOf(to);
  if (source === undefined || target === undefined || target === common) return undefined;
  if (source === 'src/fields/kinds' && target === 'src/fields' && kind !== 'type') {
    return 'A kind that is read by the data provider and by workers imports nothing that is drawn.';
  }
  if (nested(source, target)) return undefined;
  if (source === target) {
    if (source !== 'src/screens' || screenOf(from) === screenOf(to)) return undefined;
    return 'A screen never imports another screen: move what both need to src/views.';
  }
  const { uses, types = [], lazily = [] } = /** @type {Room} */ (rooms[source]);
  if (uses.includes(target)) return undefined;
  if (types.includes(target)) {
    return kind === 'type' ? undefined : `${source} may import types of ${target} only.`;
  }
  if (lazily.includes(target)) {
    return kind === 'value' ? `${source} may import ${target} by import() only.` : undefined;
  }
  return `${source} may not import ${target} (ARCHITECTURE.md, "Rooms").`;
}

/**
 * Why a file may not import a library; undefined if it may.
 * @param {{ from: string, library: string, kind: 'value' | 'type' | 'lazy' }} arrow
 * @returns {string | undefined}
 */
export function wrongLibrary({ from, library, kind }) {
  const source = roomOf(from);
  const room = source === undefined ? undefined : rooms[source];
  if (!room?.packages?.test(library)) return undefined;
  if (kind === 'type' && room.packageTypes?.test(library)) return undefined;
  return `${source} stays free of ${library}: it must run without an interface.`;
}
