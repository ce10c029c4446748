import { describe, expect, it } from 'vitest';
import { buildTable } from '../testing/buildTable';
import { rowTexts } from '../table';
import { countCells } from './profileColumns';
import { fillGroups } from './groupColumns';

const groupsIn = (rows: readonly (readonly string[])[], isWanted = false) => {
  const table = buildTable([['Region', 'Store', 'Note'], ...rows]);
  const { filled } = countCells(table, 1, table.rowCount);
  const groups = fillGroups(table, 0, { filled, isWanted });
  return { groups, column: rows.map((_, row) => rowTexts(table, row + 1)[0]), filled };
};

const grouped = [
  ['North', 'A', ''],
  ['', 'B', 'new'],
  [' ', 'C', ''],
  ['South', 'D', ''],
  ['', 'E', ''],
];

describe('a column with a value in the first row of each group', () => {
  it('is found and filled only if that is wanted', () => {
    const found = groupsIn(grouped);
    expect(found.groups).toEqual({ columns: [0], names: 'Region', count: 3, isFilled: false });
    expect(found.column).toEqual(['North', '', ' ', 'South', '']);
    const filled = groupsIn(grouped, true);
    expect(filled.groups).toEqual({ columns: [0], names: 'Region', count: 3, isFilled: true });
    expect(filled.column).toEqual(['North', 'North', 'North', 'South', 'South']);
    expect([...filled.filled]).toEqual([5, 5, 1]);
  });

  it.each([
    ['its first row is blank', ['', 'x', '', '', '']],
    ['it marks some rows', ['yes', '', 'yes', '', '']],
    ['most rows are filled', ['a', 'b', 'c', 'd', 'e', '']],
  ])('is none if %s', (_, texts) => {
    expect(groupsIn(texts.map((text, at) => [text, String(at), ''])).groups).toBeUndefined();
  });

  it.each([
    ['the first of a short pivot', ['a', '', 'b']],
    ['of one group', ['a', '']],
  ])('is %s', (_, texts) => {
    expect(groupsIn(texts.map((text, at) => [text, String(at), 'x'])).groups?.count).toBe(1);
    // In another column, a blank cell is what it is.
    expect(groupsIn(texts.map((text, at) => [String(at), text, 'x'])).groups).toBeUndefined();
  });

  it('goes with another that is blank in the same rows', () => {
    const rows = ['a', '', 'b'].map((text, at) => [text, text && `${text} name`, String(at)]);
    expect(groupsIn(rows).groups).toMatchObject({ columns: [0, 1], count: 2 });
  });

  it('of numbers is one of stores if it is the first, and of amounts elsewhere', () => {
    const texts = ['0012', '', '', '0014', ''];
    expect(groupsIn(texts.map((text, at) => [text, String(at), ''])).groups?.count).toBe(3);
    expect(groupsIn(texts.map((text, at) => [String(at), 'x', text])).groups).toBeUndefined();
  });
});
