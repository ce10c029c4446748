/** A link that opens a new tab says so, to screen readers too. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = ['src', 'resources'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => `${root}/${file}`),
);
const opensTab = /target="_blank"|target: '_blank'/;
const saysSo = /facings\.fields\.(?:links\.external|whenNone\.newTab)/;

it('each file with a link to a new tab has the words for it', () => {
  const openers = files.filter((file) => opensTab.test(readFileSync(file, 'utf8')));
  expect(openers.length).toBeGreaterThan(3);
  expect(openers.filter((file) => !saysSo.test(readFileSync(file, 'utf8')))).toEqual([]);
});
