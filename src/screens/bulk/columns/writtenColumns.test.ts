import { expect, it } from 'vitest';
import { sheetColumns } from '../add/testing/sheetColumns';
import { amongWritten, writtenColumns } from './zonePlan';

const columns = sheetColumns();
const zones = columns.length - 1;
const others = [...columns.keys()].slice(0, zones);

it('are all but the plan of zones', () => {
  expect(writtenColumns(columns)).toEqual(others);
});

it('are searched, also if one column or a range includes the plan', () => {
  expect(amongWritten({ text: '1' }, columns)).toEqual({ text: '1', columns: others });
  const block = { text: '1', rows: [2], columns: [1, zones] };
  expect(amongWritten(block, columns)).toEqual({ ...block, columns: [1] });
  expect(amongWritten({ text: '1', columns: [zones] }, columns).columns).toEqual([]);
});
