/** A small sheet with valid, incomplete, duplicate and invalid rows. */
import type { EntryColumn } from '../types';
import { recordsBase } from '../bases';
import { createEntries } from '../createEntries';

export const columns: readonly EntryColumn[] = [
  {
    key: 'sku',
    label: 'SKU',
    kind: 'text',
    width: 120,
    rule: { kind: 'text', label: 'SKU', isRequired: true, limits: { label: 'SKU', max: 10 } },
  },
  {
    key: 'name',
    label: 'Name',
    kind: 'text',
    width: 200,
    rule: { kind: 'text', label: 'Name', isRequired: true, limits: { label: 'Name', max: 20 } },
  },
  {
    key: 'eligible',
    label: 'Eligibility',
    kind: 'choice',
    width: 120,
    initial: 'NONE',
    rule: { kind: 'oneOf', label: 'Eligibility', isRequired: false, values: ['NONE', 'TEST'] },
  },
];

export const rows = [
  ['A1', 'Milk', 'NONE'],
  ['B2', '', 'TEST'],
  ['a1 ', 'Milk again', 'NONE'],
  ['C3', 'Oats', 'NOPE'],
];

export const build = (texts = rows) =>
  createEntries({ columns, keyColumn: 0, base: recordsBase(texts) });

/** One cell and its text. */
export const at = (row: number, column: number, text: string) => [{ row, column, text }];
