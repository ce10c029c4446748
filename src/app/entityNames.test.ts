/** Generic code knows an entity only by its declaration (CONTRIBUTING.md, Principles). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { declarations } from '../../resources';

const root = join(import.meta.dirname, '../..');

const genericRooms = [
  'src/app',
  'src/fields',
  'src/lib',
  'src/schema',
  'src/shell',
  'src/views',
  'dataProvider/mapping',
];

/** Also names of other things: parts of the catalogue. */
const otherMeanings = new Set(['keys', 'units']);

const names = declarations.map(({ name }) => name).filter((name) => !otherMeanings.has(name));

const quoted = new RegExp(`['"\`](?:${names.join('|')})['"\`]`);

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

const sources = genericRooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path)),
);

it('no generic code names an entity', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => !isComment(line) && quoted.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
