/**
 * Draws the graph of imports between rooms in ARCHITECTURE.md, between its markers, from the actual imports. Fails if
 * an import is not allowed or files import each other in a cycle. With `--check` it writes nothing and also fails if
 * the graph is outdated.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { importCycles } from './importCycles.mjs';
import { formatted } from './lib/formatted.mjs';
import { roomOf, rooms, wrongArrow } from './rooms.mjs';

/** @typedef {'value' | 'type' | 'lazy'} Kind */

const root = join(import.meta.dirname, '..');
const document = join(root, 'ARCHITECTURE.md');
const markers = /(<!-- arrows -->\n)[\s\S]*(<!-- \/arrows -->)/;
const folders = [
  'src',
  'resources',
  'dataProvider',
  'authProvider',
  'demo',
  'scripts',
  'tools',
  'tests',
];

const all = (await Promise.all(folders.map(sourcesIn))).flat();
const imports = all.filter(({ from }) => roomOf(from) !== undefined);
const wrong = imports.flatMap((arrow) => {
  const why = wrongArrow(arrow);
  return why ? [`${arrow.from} → ${arrow.to}: ${why}`] : [];
});
const circles = importCycles(all).map((files) => `A circle of imports: ${files.join(' → ')}`);
if (wrong.length + circles.length > 0) fail([...wrong, ...circles].join('\n'));

const text = await readFile(document, 'utf8');
const drawn = await formatted(
  document,
  text.replace(markers, (_all, before, after) => `${before}\n${picture(imports)}\n\n${after}`),
);
if (!markers.test(text))
  fail('ARCHITECTURE.md has lost its markers <!-- arrows --> … <!-- /arrows -->.');
if (drawn !== text) {
  if (process.argv.includes('--check')) {
    fail('The arrows in ARCHITECTURE.md are not those of the code: npm run arrows');
  }
  await writeFile(document, drawn);
  console.log('Updated the diagram in ARCHITECTURE.md');
} else {
  console.log(`${imports.length} imports follow the arrows`);
}

/**
 * Every import from one of our files by another.
 * @param {string} folder
 * @returns {Promise<{ from: string, to: string, kind: Kind }[]>}
 */
async function sourcesIn(folder) {
  const entries = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  const files = entries
    .map((entry) => posix.join(folder, entry.replaceAll('\\', '/')))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/(^|\/)node_modules\//.test(file));
  const found = files.map(async (from) => {
    const source = withoutComments(await readFile(join(root, from), 'utf8'));
    return importsOf(source).flatMap(({ specifier, kind }) =>
      specifier.startsWith('.')
        ? [{ from, to: posix.join(dirname(from).replaceAll('\\', '/'), specifier), kind }]
        : [],
    );
  });
  return (await Promise.all(found)).flat();
}

/** @param {string} source @returns {{ specifier: string, kind: Kind }[]} */
function importsOf(source) {
  const eager = /^(?:import|export)(\s+type\b)?(?:[^'";]*?\bfrom)?\s*'([^']+)'/gm;
  const lazy = /(typeof\s+)?\bimport\(\s*'([^']+)'\s*\)/g;
  return [
    ...Array.from(source.matchAll(eager), ([, type, specifier = '']) => ({
      specifier,
      kind: /** @type {Kind} */ (type ? 'type' : 'value'),
    })),
    ...Array.from(source.matchAll(lazy), ([, type, specifier = '']) => ({
      specifier,
      kind: /** @type {Kind} */ (type ? 'type' : 'lazy'),
    })),
  ];
}

/** Removes comments, since examples in them import nothing. @param {string} source */
function withoutComments(source) {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

/**
 * A mermaid graph without the message catalogue, which every room may import.
 * @param {{ from: string, to: string, kind: Kind }[]} arrows
 */
function picture(arrows) {
  /** Strongest first: one value import makes the arrow solid. */
  const lines = /** @type {Record<Kind, string>} */ ({
    value: '-->',
    lazy: '-. lazily .->',
    type: '-. types .->',
  });
  const found = /** @type {Map<string, Set<Kind>>} */ (new Map());
  for (const { from, to, kind } of arrows) {
    const [source, target] = [drawnRoom(from), drawnRoom(to)];
    if (!source || !target || source === target || target === 'src/messages') continue;
    const key = `${source} ${target}`;
    found.set(key, (found.get(key) ?? new Set()).add(kind));
  }
  const order = Object.keys(rooms);
  const rank = (/** @type {string} */ key) =>
    key.split(' ').reduce((sum, room) => sum * 100 + (order.length - order.indexOf(room)), 0);
  const drawnArrows = [...found.keys()]
    .sort((one, other) => rank(one) - rank(other))
    .map((key) => {
      const kinds = found.get(key);
      const kind = /** @type {Kind[]} */ (['value', 'lazy', 'type']).find((one) => kinds?.has(one));
      const [source = '', target = ''] = key.split(' ');
      return `  ${box(source)} ${lines[kind ?? 'value']} ${box(target)}`;
    });
  return ['```mermaid', 'graph TD', ...drawnArrows, '```'].join('\n');
}

/** @param {string} path */
function drawnRoom(path) {
  const room = roomOf(path);
  return room?.startsWith('dataProvider') ? 'dataProvider' : room;
}

/** @param {string} room */
function box(room) {
  return `${room.replaceAll('/', '_')}[${room}]`;
}

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(why);
  process.exit(1);
}
