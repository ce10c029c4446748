/** Where a sheet's rows come from: a file's table, records, or nothing. */
import {
  decimalSignOf,
  dottedNumber,
  type DecimalSign,
  type NumberStyle,
} from '../../schema/numbers';
import { cellFault, type CellRule } from '../../schema/rules/cellRule';
import { respelled } from '../../spreadsheet/decimals';
import { cellText, type Table } from '../../spreadsheet/table';
import type { EntryBase, EntryColumn } from '../entriesTypes';
import { spanFinder } from './spanFinder';

/** A column whose numbers are written otherwise than the person writes them. */
export interface ForeignColumn {
  /** Its decimal sign in the file. */
  readonly sign: DecimalSign;
  readonly style: NumberStyle;
  readonly rule: Extract<CellRule, { readonly kind: 'number' }>;
}

/** How such a column's texts read in the sheet, and what is wrong with those that are no number there. */
const readingOf = ({ style, rule }: ForeignColumn) => {
  const sign = decimalSignOf(rule.locale);
  const isWhole = rule.limits.isWhole === true;
  return {
    textOf: (text: string) => respelled(text, style, isWhole, sign),
    // A text that was not understood in the file must not be understood otherwise as the person's own.
    faultOf: (text: string) =>
      text.trim() === '' || typeof dottedNumber(text, style, isWhole) === 'string'
        ? undefined
        : cellFault(rule, text, style),
  };
};

/** Rows of a file, none of which is read before it is looked at. */
export const tableBase = ({
  table,
  firstRow,
  sources,
  columns,
  foreign = [],
  faults,
  keyHashes,
}: {
  readonly table: Table;
  /** Of the table: the one below its headings. */
  readonly firstRow: number;
  /** For each column of the sheet the table's column; null where the file has none. */
  readonly sources: readonly (number | null)[];
  /** What a cell reads whose column the file does not have. */
  readonly columns: readonly Pick<EntryColumn, 'initial'>[];
  /** By column of the sheet; null or absent where its texts stand as they are. */
  readonly foreign?: readonly (ForeignColumn | null)[];
  readonly faults?: Uint8Array;
  readonly keyHashes?: Uint32Array;
}): EntryBase => {
  const readings = foreign.map((column) => column && readingOf(column));
  const initial = columns.map((column) => column.initial ?? '');
  const textAt = (row: number, column: number): string => {
    const source = sources[column] ?? null;
    if (source === null) return initial[column] ?? '';
    const text = cellText(table, row + firstRow, source);
    return readings[column]?.textOf(text) ?? text;
  };
  return {
    rowCount: Math.max(0, table.rowCount - firstRow),
    textAt,
    faultAt: (row, column) => {
      const source = sources[column] ?? null;
      return source === null
        ? undefined
        : readings[column]?.faultOf(cellText(table, row + firstRow, source));
    },
    finder: (matcher) => {
      const find = spanFinder(table, matcher);
      const isInitial = initial.map((text) => matcher.test(text));
      return (row, column) => {
        const source = sources[column] ?? null;
        if (source === null) return isInitial[column] === true;
        return readings[column] ? matcher.test(textAt(row, column)) : find(row + firstRow, source);
      };
    },
    ...(faults === undefined ? {} : { faults }),
    ...(keyHashes === undefined ? {} : { keyHashes }),
  };
};

/** Rows whose texts are there already, column by column. */
export const recordsBase = (texts: readonly (readonly string[])[]): EntryBase => ({
  rowCount: texts.length,
  textAt: (row, column) => texts[row]?.[column] ?? '',
});

export const noBase: EntryBase = recordsBase([]);

/** Rows that are made in the sheet. */
export const newBase = (
  rowCount: number,
  columns: readonly Pick<EntryColumn, 'initial'>[],
): EntryBase => ({
  rowCount,
  textAt: (_, column) => columns[column]?.initial ?? '',
});
