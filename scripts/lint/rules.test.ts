/** A check of the check: every rule in .oxlintrc.jsonc reports a fault that is planted for it. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibility } from './planted/accessibility';
import { hooks } from './planted/hooks';
import { language } from './planted/language';
import { typed } from './planted/typed';
import { lintFiles, type Found } from './testing/lintFiles';

const planted = Object.entries({ ...language, ...typed, ...hooks, ...accessibility });

/** Each fault that we know for it is reported by `react/exhaustive-deps` instead, as it was by ESLint. */
const unplanted = ['react/preserve-manual-memoization'];

const fileOf = (rule: string): string => {
  // In TypeScript the compiler reports it.
  if (rule === 'getter-return') return 'src/fields/getterReturn.mjs';
  const ending = /^(react|jsx-a11y)\//.test(rule) ? 'tsx' : 'ts';
  return `src/fields/${rule.replaceAll(/\W/g, '_')}.${ending}`;
};

/** Where `position: relative` is refused, and where it is not. */
const onRows = [
  "const sx = { '& tbody > tr': { position: 'relative' } };",
  "const sx = { '& td, & tr.wide': { position: 'relative' } };",
  "const sx = { '& tr': { '&:hover': { position: 'relative' } } };",
  "const sx = { '& thead': { position: 'relative' as const } };",
  "const sx = { '& tr': { '@media print': { position: 'relative' } } };",
  "const row = <TableRow sx={{ position: 'relative' }} />;",
  "const row = <tr style={{ position: 'relative' }} />;",
  "const row = <TableBody sx={{ '&:hover': { position: 'relative' } }} />;",
  "const Row = styled('tr')({ position: 'relative' });",
  "const Row = styled(TableRow)(() => ({ position: 'relative' }));",
];
const elsewhere = [
  "const sx = { '& tr': { transform: 'translate(0)' } };",
  "const sx = { '& td': { position: 'relative' }, '& th': { position: 'sticky' } };",
  "const sx = { '& tr td': { position: 'relative' }, '& tr > .cell': { position: 'relative' } };",
  "const sx = { '& tr': { '& button': { position: 'relative' } } };",
  "const sx = { '& .entry': { position: 'relative' }, '& .train': { position: 'relative' } };",
  "const row = <TableRow><TableCell sx={{ position: 'relative' }} /></TableRow>;",
  "const Cell = styled('td')({ position: 'relative' });",
];

const others = new Map([
  ...onRows.map((code, at): [string, string] => [`src/fields/onRow${at}.tsx`, code]),
  ...elsewhere.map((code, at): [string, string] => [`src/fields/elsewhere${at}.tsx`, code]),
  ['src/fields/directive.ts', '// oxlint-disable-next-line no-console\nexport const a = 1;'],
  ['src/fields/error.ts', 'export const a: string = 1;'],
  ['src/fields/expected.ts', '// @ts-expect-error -- it is right\nexport const a: string = "";'],
  ['tests/types/a.test-d.ts', '// @ts-expect-error -- it is right\nexport const a: string = "";'],
  ['scripts/a.mjs', '/** @param {string} a */\nexport const f = (a) => a - missing;'],
]);

/** What the parser refuses, so that no rule is needed. */
const refused = [
  'with (Math) { void 0; }',
  "export const a = '\\8';",
  'export class A { f() { return 1; } f() { return 2; } }',
  'export function f(a: string, a: string) { return a; }',
  'export const a = 017;',
];

let found: readonly Found[] = [];
const rulesIn = (file: string) => found.filter((one) => one.file === file).map(({ rule }) => rule);

beforeAll(async () => {
  found = await lintFiles(
    new Map([
      ...planted.map(([rule, code]): [string, string] => [fileOf(rule), code]),
      ...refused.map((code, at): [string, string] => [`src/fields/refused${at}.ts`, code]),
      ...others,
    ]),
  );
}, 60_000);

it('has a planted fault for every rule of the configuration', async () => {
  const config = await readFile(new URL('../../.oxlintrc.jsonc', import.meta.url), 'utf8');
  const rules = Array.from(
    config.matchAll(/^ {4,8}"([\w-]+(?:\/[\w-]+)?)": \[?\s*"error"/gm),
    ([, name]) => name,
  );
  expect([...new Set(rules)].sort()).toEqual(
    [...planted.map(([rule]) => rule), ...unplanted].sort(),
  );
});

it.each(planted.map(([rule]) => rule))('%s', (rule) => {
  expect(rulesIn(fileOf(rule))).toContain(rule);
});

describe('position: relative on table rows', () => {
  it.each(onRows.map((code, at) => [code, at] as const))('refuses %s', (_, at) => {
    expect(rulesIn(`src/fields/onRow${at}.tsx`)).toContain('facings/row-position');
  });

  it.each(elsewhere.map((code, at) => [code, at] as const))('allows %s', (_, at) => {
    expect(rulesIn(`src/fields/elsewhere${at}.tsx`)).not.toContain('facings/row-position');
  });
});

it.each(refused.map((code, at) => [code, at] as const))('cannot be parsed: %s', (_, at) => {
  expect(rulesIn(`src/fields/refused${at}.ts`)).not.toEqual([]);
});

it('reports a directive that nothing needs', () => {
  expect(rulesIn('src/fields/directive.ts')).toEqual(['']);
});

it.each([
  ['src/fields/error.ts', 'TS2322'],
  ['src/fields/expected.ts', 'TS2578'],
  ['tests/types/a.test-d.ts', 'TS2578'],
  ['scripts/a.mjs', 'TS2304'],
])('%s: the compiler reports %s', (file, error) => {
  expect(rulesIn(file)).toContain(error);
});
