/** Sources of a sheet's rows: a file's table, existing records, or no data. */
import {
  decimalSignOf,
  dottedNumber,
  type DecimalSign,
  type NumberStyle,
} from '../../text/numbers';
import { cellFault, type CellRule } from '../../rules/cellRule';
import { respelled } from '../../tables/decimals';
import { cellText, type Table } from '../../tables/table';
import type { EntryBase, EntryColumn } from './types';
import { spanFinder } from './matcher';

/** A column of the file whose number format differs from the user's. */
export interface ForeignColumn {
  /** Its decimal separator in the file. */
  readonly sign: DecimalSign;
  readonly style: NumberStyle;
  readonly rule: Extract<CellRule, { readonly kind: 'number' }>;
}

/** Formats the column's texts for the sheet, and checks texts that are not numbers there. */
const readingOf = ({ style, rule }: ForeignColumn) => {
  const sign = decimalSignOf(rule.locale);
  const isWhole = rule.limits.isWhole === true;
  return {
    textOf: (text: string) => respelled(text, style, isWhole, sign),
    // A text that is invalid in the file's format must not become valid in the user's format.
    faultOf: (text: string) =>
      text.trim() === '' || typeof dottedNumber(text, style, isWhole) === 'string'
        ? undefined
        : cellFault(rule, text, style),
  };
};

/** Rows of a file. A row is read only when it is needed. */
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
  /** Index in the table of the first row below the headers. */
  readonly firstRow: number;
  /** For each column of the sheet, the column of the table; null if the file has none. */
  readonly sources: readonly (number | null)[];
  /** Texts of columns that the file does not have. */
  readonly columns: readonly Pick<EntryColumn, 'initial'>[];
  /** By column of the sheet; null or absent if the texts are used unchanged. */
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
    faults,
    keyHashes,
  };
};

/** Rows with known texts, as one array per column. */
export const recordsBase = (texts: readonly (readonly string[])[]): EntryBase => ({
  rowCount: texts.length,
  textAt: (row, column) => texts[row]?.[column] ?? '',
});
