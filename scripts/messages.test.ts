/** Checks that every used message exists, and that every message is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english } from '../src/messages/en/index';
import { declarations } from '../resources/index';
import { declaredMessages } from '../src/schema/declaredMessages';
import { createRegistry } from '../src/schema/registry';
import { screenMessages } from '../src/schema/screen';
import { screens } from '../src/screens/index';
import { flat } from '../src/shell/navigation';

/** Written like message keys, but names in the browser's storage. */
const notMessages: readonly string[] = ['facings.density', 'facings.views-aside.${userId}'];

const sourceOf = (rooms: readonly string[]): string =>
  rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|[/\\]messages[/\\]/.test(path))
    // Without doc comments, which mention keys.
    .map((path) => readFileSync(path, 'utf8').replace(/\/\*\*[^]*?\*\//g, ''))
    .join('\n');

const leavesOf = (part: object, prefix = ''): string[] =>
  Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );

const source = sourceOf(['src', 'authProvider', 'dataProvider', 'resources']);
const leaves = leavesOf(english);
const asked = [
  ...new Set([...source.matchAll(/['"`](facings\.[\w.]+)['"`]/g)].map(([, key]) => key ?? '')),
].filter((key) => !notMessages.includes(key));
const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** Keys with parts that are known only at run time, as patterns of complete keys. */
const templates = [
  ...new Set([...source.matchAll(/`(facings\.[^`\s]*\$\{[^`]*)`/g)].map(([, text]) => text ?? '')),
]
  .filter((text) => !notMessages.includes(text))
  .map((text) => ({
    text,
    pattern: new RegExp(
      `^${text
        .split(/\$\{[^}]*\}/)
        .map(escaped)
        .join('([\\w.]+?)')}$`,
    ),
  }));

test('the search finds keys of both kinds', () => {
  expect(asked.length).toBeGreaterThan(80);
  const found = templates.map(({ text }) => text.replace(/\$\{[^}]*\}/g, '*'));
  expect(found).toEqual(
    expect.arrayContaining(['facings.failures.*', 'facings.shell.nav.*', 'facings.signIn.rules.*']),
  );
});

test('every key asked for is in the English catalogue', () => {
  expect(asked.filter((key) => !leaves.includes(key))).toEqual([]);
  const isThere = ({ pattern }: { pattern: RegExp }) => leaves.some((leaf) => pattern.test(leaf));
  expect(templates.filter((template) => !isThere(template)).map(({ text }) => text)).toEqual([]);
});

test('every entry of the sidebars has its name', () => {
  const all = new Set(
    leavesOf({
      ...english,
      resources: declaredMessages(declarations),
      screens: screenMessages(screens),
    }),
  );
  for (const part of createRegistry(declarations, screens).menu) {
    if (part.group !== 'user') expect(leaves).toContain(`facings.shell.nav.${part.group}`);
    for (const { label, keywords } of [...flat(part.entries), ...part.onlyInPalette]) {
      for (const { key } of [label, ...keywords]) expect(all).toContain(key);
    }
  }
});

test('every message is asked for: by its key, or by the names that fill in a part of it', () => {
  // Read once: a search of the whole source for each name took most of a minute.
  const said = new Set(
    [...source.matchAll(/['"`]([\w.]+)(?=['"`])|\b(\w+)(?=:)/g)].flatMap(([, text, key]) =>
      text === undefined ? (key ?? []) : [text, text.replace(/Text$/, '')],
    ),
  );
  const isSaid = (name: string): boolean => said.has(name);
  const isNamed = (part: string): boolean => isSaid(part) || part.split('.').every(isSaid);
  const isAsked = (leaf: string): boolean =>
    asked.includes(leaf) ||
    templates.some(({ pattern }) => {
      const parts = pattern.exec(leaf)?.slice(1);
      return parts !== undefined && parts.every(isNamed);
    });
  expect(leaves.filter((leaf) => !isAsked(leaf))).toEqual([]);
});

test('placeholders are in single braces', () => {
  const textAt = (key: string): unknown =>
    key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], english);
  expect(leaves.filter((leaf) => /\{\{|%\{|\$\{/.test(String(textAt(leaf))))).toEqual([]);
});
