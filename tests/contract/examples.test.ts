/** Every example of docs/react-admin.md occurs in a file that is compiled and run, so it cannot become wrong unseen. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const compiled = ['tests/e2e/fixtures', 'resources', 'src/app', 'src/messages'];

/** Formatting, comments with a path, and trailing commas do not count. */
const plain = (code: string) =>
  code
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, '')
    .replaceAll(/,(?=[)\]}])|,$/g, '');

const textsOf = async (folder: string) => {
  const names = await readdir(join(root, folder), { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name));
  return Promise.all(
    sources.map(async (name) => plain(await readFile(join(root, folder, name), 'utf8'))),
  );
};

test('each example runs in a fixture or in the console', async () => {
  const document = await readFile(join(root, 'docs/react-admin.md'), 'utf8');
  const blocks = [...document.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  // A path comment begins the part of another file, and an empty line a part of its own.
  const parts = blocks.flatMap((block) => block.split(/\n\s*\n|^\s*\/\/.*$/m));
  const examples = parts.filter((part) => plain(part) !== '');
  expect(examples.length).toBeGreaterThan(0);
  const texts = (await Promise.all(compiled.map(textsOf))).flat();
  const missing = examples.filter((part) => !texts.some((text) => text.includes(plain(part))));
  expect(missing).toEqual([]);
});
