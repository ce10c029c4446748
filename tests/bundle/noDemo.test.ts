/** Checks that nothing of demo/ is in the production build: no files, texts or modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { scenarioNames } from '../../demo/scenarios/names';
import { readBuild, type Build } from './build';

const filesIn = (dir: string, kept: RegExp): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => kept.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => join(dir, file));

const textsOf = (files: readonly string[]): string =>
  files.map((file) => readFileSync(file, 'utf8')).join('\n');

const code = /\.tsx?$/;

/** Literals and table rows that are long enough to be unique. */
const literalsOf = (source: string): string[] =>
  [
    ...[...source.matchAll(/'([^'\\\n]{14,})'/g)].map(([, text = '']) => text),
    ...[...source.matchAll(/`([^`\\]+)`/g)].flatMap(([, text = '']) =>
      text.split('\n').flatMap((line) => line.split(/\$\{[^}]*\}/)),
    ),
    // At least two words: a single word or markup may also be in a library.
  ].filter((text) => text.length >= 14 && /^[A-Za-z].* /.test(text) && !/[<=]/.test(text));

const scenariosOfTheirOwn = scenarioNames.filter(
  (name) => name.includes('-') && name !== 'read-only',
);

const marks = [
  '__standin',
  'facings-stand-in',
  'facingsStandIn',
  'facings-testers',
  'mockServiceWorker',
  '[MSW]',
  ...scenariosOfTheirOwn,
];

/** Texts that only demo/ contains. */
const ownWords = (): string[] => {
  const others = textsOf(
    ['src', 'resources', 'dataProvider', 'authProvider', 'public'].flatMap((dir) =>
      filesIn(dir, /\.(tsx?|json|html)$/),
    ),
  );
  const said = filesIn('demo', code).flatMap((file) => literalsOf(readFileSync(file, 'utf8')));
  return [...new Set(said)].filter((text) => !others.includes(text));
};

/** Everything a browser can load except source maps, which may mention the demo. */
const shippedText = (dir: string): string =>
  textsOf(filesIn(dir, /\.(js|css|html|json|webmanifest|svg|txt)$/));

let build: Build;
let words: string[];
let shipped: string;
beforeAll(() => {
  build = readBuild('dist');
  words = ownWords();
  shipped = shippedText('dist');
});

describe('the production build', () => {
  test('was made of no file of demo/, nor of what only demo/ uses', () => {
    const sources = build.scripts.flatMap(build.sourcesOf);
    expect(sources).toContain('src/main.tsx');
    const stray = expect.stringMatching(/(^|\/)demo\/|node_modules\/(msw|@mswjs)\//);
    expect(sources).not.toContainEqual(stray);
    // A script without a map could contain anything: only the bundler's runtime and two copied decoders have none.
    const unmapped = build.scripts.filter((script) => build.sourcesOf(script).length === 0);
    const unknown = unmapped.filter((script) => build.read(script).length > 2000);
    expect(unknown.filter((script) => !/(basis|draco)_\w+-/.test(script))).toEqual([]);
  });

  test('holds none of its marks, and no script of its service worker', () => {
    expect(marks.filter((mark) => shipped.includes(mark))).toEqual([]);
    expect(filesIn('dist', /mockServiceWorker|[Tt]esters/)).toEqual([]);
  });

  test('holds nothing of what demo/ says', () => {
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter((text) => shipped.includes(text))).toEqual([]);
  });

  test('and the demo build does: marks and words are ones that would be seen', () => {
    const demo = shippedText('dist-demo');
    expect(marks.filter((mark) => !demo.includes(mark))).toEqual([]);
    const seen = words.filter((text) => demo.includes(text)).length;
    expect(seen / words.length).toBeGreaterThan(0.7);
  });
});
