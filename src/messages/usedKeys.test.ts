/**
 * Checks that every catalogue key that the code uses exists, as far as the syntax of one file shows it: literals,
 * templates with literal parts, conditional literals, constants and arrays of the file, and arguments in calls of a
 * function of the file. If a part of a key is not known there (a value from the platform, a property, a function called
 * in another file), some matching key must exist. Not checked: keys built in other ways, such as with a prefix from
 * another file; texts of declarations (`resources.`), which the registry and the French test check; and placeholders. A
 * key that is still missing is reported when it is used, which fails unit tests (tests/setup.ts) and end-to-end tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { english } from './en/index';
import { usedKeysIn } from './testing/usedKeys';
import { leavesOf } from './testing/leavesOf';

const root = join(import.meta.dirname, '../..');
const rooms = ['src', 'resources', 'dataProvider', 'authProvider', 'demo/panel'];

const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|^src\/messages\//.test(file)),
);
const asked = files.flatMap((file) => usedKeysIn(file, readFileSync(join(root, file), 'utf8')));

const texts = [...leavesOf(english).keys()];
const all = new Set(texts);
const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);
const isThere = (key: string): boolean => {
  if (!key.includes('*')) return all.has(key);
  const pattern = new RegExp(`^${key.split('*').map(escaped).join('.+')}$`);
  return texts.some((one) => pattern.test(one));
};

describe('keys', () => {
  it('are read from the code', () => {
    const plain = asked.filter(({ key }) => !key.includes('*'));
    expect(plain.length).toBeGreaterThan(800);
    expect(plain.length).toBeGreaterThan(10 * (asked.length - plain.length));
  });

  it('are all in the catalogue', () => {
    const missing = asked.filter(({ key }) => !isThere(key));
    expect(missing.map(({ key, where }) => `${key} (${where})`)).toEqual([]);
  });
});

describe('reading', () => {
  const keysIn = (source: string) => usedKeysIn('a.tsx', source).map(({ key }) => key);

  it('finds literals, and no place of storage', () => {
    expect(keysIn("t('facings.a.b'); read('facings.density')")).toEqual(['facings.a.b']);
  });

  it('follows choices, constants, arrays and the calls of a function', () => {
    expect(keysIn("t(`facings.a.${isOn ? 'on' : 'off'}.b`)")).toEqual([
      'facings.a.on.b',
      'facings.a.off.b',
    ]);
    const source = `
      const modes = ['light', 'dark'] as const;
      const useAll = () => {
        const command = (key: string, run: () => void) => t(\`facings.a.\${key}\`);
        return [command('switch', run), ...modes.map((name) => command(name, run))];
      };`;
    expect(keysIn(source)).toEqual(['facings.a.switch', 'facings.a.light', 'facings.a.dark']);
  });

  it('accepts key parts that the file does not show', () => {
    expect(keysIn('t(`facings.a.${entry.key}.b`)')).toEqual(['facings.a.*.b']);
  });
});

it('a label and a text are joined by `facings.files.labeled`, because French has a space before the colon', () => {
  const apart = new Set([
    // Cells that are loaded without the texts of screens.
    'src/views/list/table/SwitchedCell.tsx',
    'resources/organizationFeatures/FlagsCell.tsx',
    'resources/storageDefaults/DefaultsCell.tsx',
    // Faults of code, which are English.
    'src/lib/failures/FaultAlert.tsx',
    'src/lib/failures/diagnostics.ts',
    'src/schema/registry.ts',
  ]);
  const joined = files.flatMap((file) =>
    apart.has(file) || /^(demo|dataProvider|authProvider|src\/schema\/checks)\//.test(file)
      ? []
      : [
          ...readFileSync(join(root, file), 'utf8').matchAll(/`[^`\n]*\}: \$\{[^\n]*|`: \$\{.*/g),
        ].map(([text]) => `${file}: ${text}`),
  );
  expect(joined).toEqual([]);
});
