import { expect, it } from 'vitest';
import { buildTable } from '../testing/buildTable';
import { noteRows } from './noteRows';

const head = ['SKU', 'Name', 'Price'];

it('sections are found although a total has no digit either', () => {
  const table = buildTable([
    head,
    ['Dairy', '', ''],
    ['0701', 'Milk', '1'],
    ['Bakery', '', ''],
    ['0801', 'Bread', '2'],
    ['Sum', '', '3'],
  ]);
  expect(noteRows(table, 0, [5])).toEqual([1, 3]);
  expect(noteRows(table, 0)).toEqual([]);
});

it('a section has a number and blanks, codes without blanks have none', () => {
  const rows = (code: string) =>
    buildTable([head, ['10 Dairy products', '', ''], [code, 'Milk', '1'], ['0702', 'Butter', '2']]);
  expect(noteRows(rows('0701'), 0)).toEqual([1]);
  expect(noteRows(rows('07 01'), 0)).toEqual([]);
});

it('a phrase below a total is a note, as below a blank line', () => {
  const rows = (last: string) =>
    buildTable([head, ['0701', 'Milk', '1'], [last, '', ''], ['Prices without tax', '', '']]);
  expect(noteRows(rows('Total'), 0, [2])).toContain(3);
  expect(noteRows(rows('Total'), 0)).not.toContain(3);
});

it('a count below the rows is a note', () => {
  const rows = (last: string) => buildTable([head, ['0701', 'Milk', '1'], [last, '', '']]);
  expect(noteRows(rows('12 sites'), 0)).toEqual([2]);
  expect(noteRows(rows('12 points de vente'), 0)).toEqual([2]);
  expect(noteRows(rows('12 inch'), 0)).toEqual([]);
});
