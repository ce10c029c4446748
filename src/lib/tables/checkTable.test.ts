import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellFault, type CellRule } from '../rules/cellRule';
import { buildTable } from './testing/buildTable';
import { checkTable } from './checkTable';
import { blankKeyHash, keyHash } from './keyHash';

const text = (label: string, isRequired: boolean): CellRule => ({
  kind: 'text',
  label,
  isRequired,
  limits: { label, max: 5 },
});
const number: CellRule = {
  kind: 'number',
  label: 'n',
  isRequired: false,
  limits: { label: 'n', min: 0 },
  locale: 'en-GB',
};
const columns = [
  { source: 2, rule: text('sku', true) },
  null,
  { source: 0, rule: number },
] as const;

describe('a table that is checked', () => {
  it('has a mark for every fault, by row and target, and a number for every key', async () => {
    const table = buildTable([
      ['w', 'x', 'sku'],
      ['1', '', ' A-1 '],
      ['-1', '', ''],
      ['x', '', 'a-1'],
    ]);
    const plan = { firstRow: 1, columns, keyColumn: 0 };
    const { faults, keyHashes } = await checkTable(table, plan);
    expect([...faults]).toEqual([0, 0, 0, 1, 0, 1, 0, 0, 1]);
    expect([...keyHashes]).toEqual([keyHash('A-1'), blankKeyHash, keyHash('A-1')]);
  });

  it('has the faults its texts have', async () => {
    const cells = fc.oneof(
      fc.string({ maxLength: 7 }),
      fc.constantFrom('', ' ', '12', '-1', '1.5'),
    );
    const rows = fc.array(fc.tuple(cells, cells, cells), { maxLength: 600 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const checked = await checkTable(buildTable(given), { firstRow: 0, columns, keyColumn: 0 });
        const expected = given.flatMap((row) =>
          columns.map((column) =>
            column && cellFault(column.rule, row[column.source]) !== null ? 1 : 0,
          ),
        );
        expect([...checked.faults]).toEqual(expected);
        expect([...checked.keyHashes]).toEqual(given.map((row) => keyHash(row[2])));
      }),
      { numRuns: 60 },
    );
  });

  it('has no rows where there is nothing below the headings', async () => {
    const checked = await checkTable(buildTable([['sku']]), {
      firstRow: 1,
      columns: [null],
      keyColumn: 0,
    });
    expect(checked.faults).toHaveLength(0);
    expect(checked.keyHashes).toHaveLength(0);
  });

  it('keeps the page responsive, and stops when aborted', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => ['1', '', `K${at}`, 'an e-mail']);
    const email: CellRule = {
      kind: 'text',
      label: 'e',
      isRequired: false,
      limits: { label: 'e', max: 99, format: 'email' },
    };
    const table = buildTable(rows);
    const plan = { firstRow: 0, columns: [...columns, { source: 3, rule: email }], keyColumn: 0 };
    const stop = new AbortController();
    const shares: number[] = [];
    const checking = checkTable(table, plan, {
      signal: stop.signal,
      onProgress: (share) => {
        shares.push(share);
        stop.abort();
      },
    });
    await expect(checking).rejects.toMatchObject({ name: 'AbortError' });
    expect(shares).toHaveLength(1);
    expect(shares[0]).toBeLessThan(1);
    expect(table.starts).toHaveLength(400_000);
  });
});
