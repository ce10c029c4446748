import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { rowPositionRule } from './rowPositionRule.mjs';

RuleTester.describe = describe;
// RuleTester throws on failure; each test must also assert with Vitest.
RuleTester.it = (name: string, check: () => void) => {
  it(name, () => {
    expect(check).not.toThrow();
  });
};

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});

const errors = [{ messageId: 'ignored' }];

tester.run('no position: relative on table rows', rowPositionRule, {
  valid: [
    "const sx = { '& tr': { transform: 'translate(0)' } };",
    "const sx = { '& td': { position: 'relative' }, '& th': { position: 'sticky' } };",
    "const sx = { '& tr td': { position: 'relative' }, '& tr > .cell': { position: 'relative' } };",
    "const sx = { '& tr': { '& button': { position: 'relative' } } };",
    "const sx = { '& .entry': { position: 'relative' }, '& .train': { position: 'relative' } };",
    "const row = <TableRow><TableCell sx={{ position: 'relative' }} /></TableRow>;",
    "const Cell = styled('td')({ position: 'relative' });",
  ],
  invalid: [
    { code: "const sx = { '& tr': { position: 'relative' } };", errors },
    { code: "const sx = { '& tbody > tr': { position: 'relative' } };", errors },
    { code: "const sx = { '& td, & tr.wide': { position: 'relative' } };", errors },
    { code: "const sx = { '& tr': { '&:hover': { position: 'relative' } } };", errors },
    { code: "const sx = { '& thead': { position: 'relative' as const } };", errors },
    { code: "const sx = { '& tr': { '@media print': { position: 'relative' } } };", errors },
    { code: "const row = <TableRow sx={{ position: 'relative' }} />;", errors },
    { code: "const row = <tr style={{ position: 'relative' }} />;", errors },
    { code: "const row = <TableBody sx={{ '&:hover': { position: 'relative' } }} />;", errors },
    { code: "const Row = styled('tr')({ position: 'relative' });", errors },
    { code: "const Row = styled(TableRow)(() => ({ position: 'relative' }));", errors },
  ],
});
