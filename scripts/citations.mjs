/**
 * Checks that cited documents are in this repository: `rules 7` and `rules R25` name a section of docs/rules.md, and a
 * link in a document must lead to an existing file and heading. A name in a stop of a walk (ARCHITECTURE.md) must be in
 * one of the files that the stop links to. Documents outside the repository and issue numbers must not be cited, since
 * readers cannot open them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
/** These contain the forbidden patterns. */
const exempt = new Set(['scripts/citations.mjs', 'CHANGELOG.md']);
const elsewhere =
  /\b[Ss]pecification,? \d|\b(?:readings|findings|anchors|design|peers|wording|specification)\.md\b|\brequirements\.jsonl\b|\bissues? \d+\b|\bS[1-9]-[a-z]+-\d\d\b/;
const rule = /\brules ((?:R?\d+)(?:(?:, | to | and )R?\d+)*)/g;

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => /\.(?:tsx?|mjs|js|md|ya?ml|html|css)$/.test(file))
  .filter((file) => !exempt.has(file) && existsSync(join(root, file)));

const known = anchorsOf(join(root, 'docs/rules.md'));
const faults = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return [
    ...text
      .split('\n')
      .flatMap((line, index) => faultsOf(file, line).map((fault) => at(file, index, fault))),
    ...(file.endsWith('.md') ? deadLinks(file, text) : []),
    ...(file === 'ARCHITECTURE.md' ? lostNames(file, text) : []),
  ];
});

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files cite only what is in the repository`);

/**
 * @param {string} file
 * @param {string} line
 */
function faultsOf(file, line) {
  const [named] = elsewhere.exec(line) ?? [];
  // An entity may have the name of a document that is not in the repository.
  const foreign = named && existsSync(join(root, dirname(file), named)) ? undefined : named;
  const unknown = [...line.matchAll(rule)]
    .flatMap(([, numbers = '']) => numbers.match(/R?\d+/g) ?? [])
    .filter((number) => !known.has(number));
  return [
    ...(foreign
      ? [`"${foreign}" is not in this repository; cite docs/rules.md, or state the reason`]
      : []),
    ...unknown.map((number) => `docs/rules.md has no ${number}`),
  ];
}

/**
 * Numbers of sections (`## 7. Calls` → 7) and named anchors (`<a id="R25">` → R25).
 * @param {string} path
 */
function anchorsOf(path) {
  const text = readFileSync(path, 'utf8');
  return new Set([
    ...[...text.matchAll(/^## (\d+)\./gm)].map(([, number]) => number),
    ...[...text.matchAll(/<a id="(\w+)">/g)].map(([, id]) => id),
  ]);
}

/**
 * @param {string} file
 * @param {string} text
 */
function deadLinks(file, text) {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [path = '', anchor] = target.split('#');
      const goal = path === '' ? join(root, file) : join(root, dirname(file), path);
      if (!existsSync(goal)) return [at(file, index, `${target} does not exist`)];
      if (!anchor || statSync(goal).isDirectory() || headingsOf(goal).has(anchor)) return [];
      return [at(file, index, `${relative(root, goal)} has no heading #${anchor}`)];
    }),
  );
}

/**
 * @param {string} file
 * @param {string} text
 */
function lostNames(file, text) {
  return text.split('\n').flatMap((line, index) => {
    if (!/^\d+\. /.test(line)) return [];
    const linked = [...line.matchAll(/\]\(([^)\s#]+\.tsx?)\)/g)]
      .map(([, path = '']) => join(root, path))
      .filter(existsSync)
      .map((path) => readFileSync(path, 'utf8'));
    return [...line.matchAll(/`(\w+)`/g)]
      .filter(([, name = '']) => !linked.some((code) => new RegExp(`\\b${name}\\b`).test(code)))
      .map(([, name]) => at(file, index, `no file of this stop has ${name}`));
  });
}

/**
 * Anchors of a document, as GitHub generates them from headings.
 * @param {string} path
 */
function headingsOf(path) {
  const text = readFileSync(path, 'utf8');
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="(\w+)">/g)].map(([, id]) => id)]);
}

/**
 * @param {string} file
 * @param {number} index
 * @param {string} fault
 */
function at(file, index, fault) {
  return `${file}:${index + 1}: ${fault}`;
}
