/**
 * Every example of docs/react-admin.md is part of a file that is compiled and run: a fixture that the tests of
 * tests/e2e/takeOver show in a browser, or the console itself.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { textFor } from '../e2e/support/builtWith';
import { stockFiles } from '../e2e/fixtures/stockFiles';

const root = resolve(import.meta.dirname, '../..');

/** Formatting, comments with a path, and a comma or semicolon at the end do not count. */
const plain = (code: string): string =>
  code
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, '')
    .replaceAll(/,(?=[)\]}])|[,;]$/g, '');

const examplesIn = (document: string): readonly string[] => {
  const blocks = [...document.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  // A comment with a path begins the part of another file, and an empty line a part of its own.
  const parts = blocks.flatMap((block) => block.split(/\n\s*\n|^\s*\/\/.*$/m));
  return parts.filter((part) => plain(part) !== '');
};

const resourceTexts = async (): Promise<readonly string[]> => {
  const names = await readdir(join(root, 'resources'), { recursive: true });
  return Promise.all(
    names
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFile(join(root, 'resources', name), 'utf8')),
  );
};

test('each example is part of a fixture or a resource', async () => {
  const examples = examplesIn(await readFile(join(root, 'docs/react-admin.md'), 'utf8'));
  expect(examples.length).toBeGreaterThan(15);
  const texts = [...(await Promise.all(stockFiles.map(textFor))), ...(await resourceTexts())];
  const plainTexts = texts.map(plain);
  const missing = examples.filter((part) => !plainTexts.some((text) => text.includes(plain(part))));
  expect(missing).toEqual([]);
});
