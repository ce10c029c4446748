/** The console's own lint rules, and what the configuration makes of directives and errors of the compiler. */
import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles, type Found } from './testing/lintFiles';

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

const files = new Map([
  ['src/fields/upwards.ts', "import '../shell/Shell';"],
  ...onRows.map((code, at): [string, string] => [`src/fields/onRow${at}.tsx`, code]),
  ...elsewhere.map((code, at): [string, string] => [`src/fields/elsewhere${at}.tsx`, code]),
  ['src/fields/directive.ts', '// oxlint-disable-next-line no-console\nexport const a = 1;'],
  ['src/fields/error.ts', 'export const a: string = 1;'],
  ['src/fields/expected.ts', '// @ts-expect-error -- it is right\nexport const a: string = "";'],
  ['tests/types/a.test-d.ts', '// @ts-expect-error -- it is right\nexport const a: string = "";'],
  ['scripts/a.mjs', '/** @param {string} a */\nexport const f = (a) => a - missing;'],
]);

let found: readonly Found[] = [];
const rulesIn = (file: string) => found.filter((one) => one.file === file).map(({ rule }) => rule);

beforeAll(async () => {
  found = await lintFiles(files);
}, 60_000);

it('refuses an import against the direction of the rooms', () => {
  expect(rulesIn('src/fields/upwards.ts')).toContain('facings/arrows');
});

describe('position: relative on table rows', () => {
  it.each(onRows.map((code, at) => [code, at] as const))('refuses %s', (_, at) => {
    expect(rulesIn(`src/fields/onRow${at}.tsx`)).toContain('facings/row-position');
  });

  it.each(elsewhere.map((code, at) => [code, at] as const))('allows %s', (_, at) => {
    expect(rulesIn(`src/fields/elsewhere${at}.tsx`)).not.toContain('facings/row-position');
  });
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
