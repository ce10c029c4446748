// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { stillRun } from '../../../../lib/batches/testing/stillRun';
import type { RowResult, Sent } from '../../../../lib/batches/types';
import { sheetColumns } from '../testing/sheetColumns';
import { creatingWork, sheetOfSent } from './creating';

const columns = sheetColumns();
const rows = [0, 1, 2, 3].map((row) => ({ row, shown: { sku: `S-${row}` } }));

const results = new Map<number, RowResult>([
  [0, { row: 0, id: 'p0', type: 'saved', faults: [] }],
  [1, { row: 1, id: 'p1', type: 'partly', faults: [{ part: 'state', reason: 'Busy.' }] }],
  [2, { row: 2, id: null, type: 'failed', faults: [{ part: 'product', reason: 'Busy.' }] }],
  [3, { row: 3, id: null, type: 'unsent', faults: [] }],
]);

it.each([
  ['elsewhere', [1, 2, 3]],
  ['offline', []],
] as const)('looks for what is not saved if the run halted: %s', (halt, doubtful) => {
  const textsOf = ({ row }: (typeof rows)[number]) =>
    columns.map((_, column) => (column === 0 ? `S-${row}` : ''));
  const onBack = vi.fn();
  const work = creatingWork({
    creating: { plan: null, existing: null, textsOf, placeOf: () => null, onBack, onEnd: vi.fn() },
    columns,
    keyColumn: 0,
    onFailed: vi.fn(),
  });
  const run = { ...stillRun({ halt }), results: () => results };
  const sent: Sent<(typeof rows)[number]> = { of: 'sheet', run, rows };
  const { reasons } = work.onBack(sent, sheetOfSent(rows, textsOf, { columns, keyColumn: 0 }));
  const given = onBack.mock.calls[0]?.[1] as ReadonlyMap<number, RowResult>;
  const found = [...given.values()].flatMap(({ row, mayExist }) => (mayExist ? [row] : []));
  expect(found).toEqual(doubtful);
  // Nothing of it is completed, and why it failed here is no longer true.
  const isHere = halt !== 'elsewhere';
  expect([...given.values()].some(({ type }) => type === 'partly')).toBe(isHere);
  expect([...(reasons?.values() ?? [])].some(({ faults }) => faults.length > 0)).toBe(isHere);
});
