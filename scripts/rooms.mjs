/**
 * The rooms of the house and the arrows between them (ARCHITECTURE.md). One table for both the lint rule
 * that refuses a wrong import and the script that draws the picture.
 *
 * @typedef {{
 *   uses: string[],
 *   types?: string[],
 *   lazily?: string[],
 *   packages?: RegExp,
 *   packageTypes?: RegExp,
 * }} Room
 *   `uses`: rooms it may import. `types`: rooms of which it may import types only. `lazily`: rooms it may
 *   name by `import()` only. `packages`: libraries it may not import; `packageTypes`: save their types.
 */

const interfaceLibraries =
  /^(react|react-dom|react-admin|ra-core|ra-ui-materialui|react-router|react-router-dom)(\/|$)|^@mui\/|^@emotion\//;

const drawingLibraries =
  /^(react|react-dom|react-router|react-router-dom)(\/|$)|^@mui\/|^@emotion\//;

export const rooms = /** @type {Record<string, Room>} */ ({
  'src/messages': { uses: [], packages: interfaceLibraries },
  'src/schema': { uses: [], packages: interfaceLibraries },
  // What is shown in place of a part that failed. Sign-in has it too, so it knows nothing of the console.
  'src/faults': { uses: [] },
  'src/fields': { uses: ['src/fields/kinds', 'src/schema', 'src/faults'], types: ['dataProvider'] },
  // What a field kind is without drawing anything; the files are those of `drawsNothing`.
  'src/fields/kinds': { uses: ['src/schema'], packages: interfaceLibraries },
  // Files of tables, read in a worker and written; runs without an interface.
  'src/spreadsheet': { uses: ['src/schema'], packages: interfaceLibraries },
  'src/grid': { uses: ['src/spreadsheet', 'src/schema', 'src/faults'] },
  // Drawings of figures, each a table and a file as well; they know of no entity and of no call.
  'src/charts': { uses: ['src/schema', 'src/faults'] },
  // One runner for whatever is sent in many calls, and the journal that outlives the page.
  'src/batches': { uses: ['src/schema'], packages: interfaceLibraries },
  'src/views': {
    uses: ['src/fields', 'src/fields/kinds', 'src/batches', 'src/schema', 'src/faults'],
    types: ['dataProvider'],
    lazily: ['src/spreadsheet'],
  },
  'src/shell': { uses: ['src/views', 'src/fields', 'src/schema', 'src/faults'] },
  'src/screens': {
    uses: [
      'src/views',
      'src/fields',
      'src/fields/kinds',
      'src/grid',
      'src/charts',
      'src/spreadsheet',
      'src/batches',
      'src/schema',
      'src/faults',
      'dataProvider',
    ],
    types: ['authProvider'],
  },
  resources: {
    uses: ['src/schema'],
    types: ['resources/parts'],
    lazily: ['src/screens', 'resources/parts'],
    packages: interfaceLibraries,
  },
  // Components of one entity alone, beside its declaration: every `.tsx` in resources.
  'resources/parts': { uses: ['src/views', 'src/fields', 'src/schema', 'src/faults'] },
  dataProvider: {
    uses: ['src/fields/kinds', 'src/schema'],
    packages: interfaceLibraries,
    packageTypes: interfaceLibraries,
  },
  // The adapter to react-admin: it may speak react-admin's errors, and nothing else in this room may.
  'dataProvider/mapping': { uses: ['src/fields/kinds', 'src/schema'], packages: drawingLibraries },
  authProvider: { uses: [], packages: interfaceLibraries, packageTypes: interfaceLibraries },
  demo: {
    uses: [],
    types: ['src/schema', 'resources'],
    lazily: ['demo/panel'],
    packages: interfaceLibraries,
  },
  // The testers' own window: drawn, and as far from the console's code as the rest of the stand-in.
  'demo/panel': { uses: ['demo'], types: ['src/schema'] },
  'src/app': {
    uses: [
      'src/screens',
      'src/shell',
      'src/views',
      'src/fields',
      'src/fields/kinds',
      'src/schema',
      'src/faults',
      'resources',
      'dataProvider',
      'authProvider',
    ],
    lazily: ['demo'],
  },
});

/**
 * What of src/fields runs without an interface: each kind's index.ts (also as its folder is imported) and rule.ts,
 * and the files that gather them. Importers leave the extension out.
 */
const drawsNothing = new RegExp(
  `^src/fields/(?:${[
    '(?:kind|kinds|wire|rules|formRules|cellRuleOf|sorting)',
    'shared/asText',
    'labels/labelRows',
    'phrases/phraseLists',
    'settings/settingEntries',
    '[a-z]\\w*/(?:index|rule)',
    '(?!(?:cells|inputs|filters|contract|use[A-Z]\\w*)(?:\\.ts)?$)[a-z]\\w*',
  ].join('|')})(?:\\.ts)?$`,
);

/** Words anyone may import: the message catalogue. */
const common = 'src/messages';

/**
 * The room a file belongs to.
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

/** @param {string} one @param {string} other `dataProvider` and `dataProvider/mapping` are one house */
const nested = (one, other) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** @param {string} path @returns {string | undefined} `bulk` of `src/screens/bulk/Grid.tsx` */
const screenOf = (path) => /^src\/screens\/([^/]+)\//.exec(path)?.[1];

/**
 * Why one file may not import another; undefined when it may.
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
 * Why a file may not import a library; undefined when it may.
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
