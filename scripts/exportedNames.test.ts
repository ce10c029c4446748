/** An exported name means one thing: a reader who searches for it finds one module. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');

/** `kind` is what each folder of src/fields exports; the others are the lazy form of the part of the same name. */
const repeated = new Set(['DocumentPage', 'EntityCreate', 'EntityEdit', 'EntityShow', 'kind']);

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(testing|messages)\//.test(file));

const declared =
  /^export (?:declare )?(?:async )?(?:const|let|function|class|interface|type) (\w+)/gm;

it('each exported name of src is declared in one module', () => {
  const modules = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(declared)) {
      modules.set(name, (modules.get(name) ?? new Set()).add(file));
    }
  }
  expect(modules.size).toBeGreaterThan(1500);
  const twice = [...modules].filter(([, { size }]) => size > 1);
  const found = Object.fromEntries(twice.map(([name, where]) => [name, [...where]]));
  expect(Object.keys(found).sort()).toEqual([...repeated].sort());
});
