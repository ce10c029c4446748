/** Odd names of entities and keys: each works, or is refused in a sentence. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keys } from '../../src/views/list/state/listQuery';
import { takenNames } from './knownEntities.mjs';
import { ofAddress } from './plan.mjs';
import { scaffold } from './scaffold.mjs';

const root = join(import.meta.dirname, '../..');

const oddKeys = `[${[1, 2, 3]
  .map(
    (at) => `{
  "id": ${at}, "name": "Thing ${at}", "class": "CLASS", "default": true, "import": "2026-01-0${at}",
  "q": "HIGH", "sort": "ASC", "page": "HOME", "constructor": "Ada", "root": "oak", "__proto__": "x", "toString": "y",
  "hasOwnProperty": ${at}, "größe": 3, "shelf no": 4, "key-with-dash": 5, "7up": 6
}`,
  )
  .join()}]`;

it('takes keys that are words of JavaScript, and leaves out those that no field can have', () => {
  const { files, report } = scaffold({ name: 'things', sample: JSON.parse(oddKeys) as unknown });
  const declaration = files.get('resources/things.ts') ?? '';
  for (const part of [
    "class: choice({ label: 'Class'",
    "default: onOff({ label: 'Default'",
    "import: date({ label: 'Import' })",
    "q: choice({ label: 'Q'",
    "filters: ['class']",
  ]) {
    expect(declaration).toContain(part);
  }
  for (const name of [
    'root',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'größe',
    '7up',
  ]) {
    for (const text of files.values()) expect(text).not.toContain(`${name}:`);
  }
  const inherited = 'every object has something of this name';
  const letters =
    'its name is not made of the letters A to Z, digits and _, or begins with a digit';
  expect(report).toEqual(
    expect.arrayContaining([
      'No filter by q, sort, page: the address of a list uses this name itself.',
      `  - constructor: ${inherited}`,
      '  - root: a form keeps its own errors there: name the field otherwise, with from',
      `  - __proto__: ${inherited}`,
      `  - größe: ${letters}`,
      `  - shelf no: ${letters}`,
      `  - 7up: ${letters}`,
    ]),
  );
});

it('says that an id is left out by which no record is known', () => {
  const sample = [{ id: null, uuid: 'a', name: 'A thing' }];
  const { report } = scaffold({ name: 'things', sample });
  expect(report).toContain('  - id: a record is known by uuid');
});

it('knows the parameters of an address', () => {
  expect(ofAddress.toSorted()).toEqual(Object.values(keys).toSorted());
});

it.each([
  ['class', 'is a word of JavaScript'],
  ['default', 'is a word of JavaScript'],
  ['import', 'is a word of JavaScript'],
  ['await', 'is a word of JavaScript'],
  ['undefined', 'is a word of JavaScript'],
  ['enum', 'is a word of JavaScript'],
  ['constructor', 'is the name of something that every object has'],
  ['toString', 'is the name of something that every object has'],
  ['organization', 'is the name of a kind of field'],
  ['defineResource', 'is a word of the declarations'],
  ['recordOfs', 'is a word of the declarations'],
  ['dashboard', 'is the name of an entity or a page that exists'],
  ['zones', 'is the name of an entity or a page that exists'],
  ['webhooks', 'is the name of an entity or a page that exists'],
])('refuses an entity named %s', async (name, why) => {
  const taken = await takenNames([join(root, 'resources'), join(root, 'src/screens')]);
  const sample = [{ id: 1, name: 'A thing' }];
  expect(() => scaffold({ name, sample, taken })).toThrow(
    `'${name}' ${why}. Choose another name for the entity.`,
  );
});

it('refuses the address of a page that exists', () => {
  const sample = [{ id: 1, name: 'A thing' }];
  expect(() => scaffold({ name: 'signIn', sample, taken: new Set(['/sign-in']) })).toThrow(
    "'signIn' would be at /sign-in, where another page is. Choose another name for the entity.",
  );
});

it('takes names that only look odd', () => {
  const sample = [{ id: 1, name: 'A thing' }];
  for (const name of ['classes', 'imports', 'records', 'objects', 'errors', 'x2']) {
    expect([...scaffold({ name, sample }).files.keys()]).toContain(`resources/${name}.ts`);
  }
});
