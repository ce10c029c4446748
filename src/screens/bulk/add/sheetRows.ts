import { useMemo } from 'react';
import { tableBase, type ForeignColumn } from '../../../sheet/entries/bases';
import { createEntries } from '../../../sheet/entries/createEntries';
import type { Entries, EntryColumn } from '../../../sheet/entries/types';
import { yieldToMain } from '../../../schema/yieldToMain';
import { checkTable } from '../../../spreadsheet/checkTable';
import { convertTable, type Converting } from '../../../spreadsheet/convertTable';
import type { ColumnDecimal } from '../../../spreadsheet/decimals';
import type { OpenedFile } from '../../../spreadsheet/types';
import type { Match } from './mapping/useMatches';
import type { Imported, SheetRows } from '../session/createBulkSession';

const empty: Omit<SheetRows, 'entries'> = { imports: [], lines: [] };

/** Labels of rows: their line in the file, independent of filters. */
const lastLine = ({ table, firstRow, count }: Imported): number =>
  table.lines[firstRow + count - 1] ?? firstRow + count;

/** '17', or '2-17' with several files. Typed rows continue the file's numbers, or are counted alone: '+3'. */
export const rowNumbers =
  (imports: readonly Imported[]): ((row: number) => string) =>
  (row) => {
    const at = imports.findIndex(({ first, count }) => row >= first && row < first + count);
    const file = imports[at];
    if (file) {
      const index = row - file.first + file.firstRow;
      const line = String(file.table.lines[index] ?? index + 1);
      return imports.length === 1 ? line : `${at + 1}-${line}`;
    }
    const before = imports.reduce((sum, { first, count }) => sum + (first <= row ? count : 0), 0);
    const typed = row - before + 1;
    const [only, another] = imports;
    if (!only) return String(typed);
    return another ? `+${typed}` : String(lastLine(only) + typed);
  };

// The rows of the sheet and the files they came from.

/** There is more than rows in which nothing is typed. */
export const isTyped = (entries: Entries | null): boolean => {
  const counts = entries?.counts();
  return counts !== undefined && counts.rows > counts.byOutcome.blank;
};

/** Labels of the sheet's rows. */
export const useRowNumbers = (sheet: SheetRows | null): ((row: number) => string) => {
  const { imports, lines } = sheet ?? empty;
  return useMemo(() => {
    const inFiles = rowNumbers(imports);
    return (row: number) => lines[row] ?? inFiles(row);
  }, [imports, lines]);
};

/** A sheet with one blank row. */
export const blankSheet = (columns: readonly EntryColumn[], keyColumn: number): SheetRows => {
  const entries = createEntries({ columns, keyColumn });
  entries.add([[]]);
  return { entries, imports: [], lines: [] };
};

interface TakingIn {
  /** The existing rows; null if there are none. */
  readonly sheet: SheetRows | null;
  readonly columns: readonly EntryColumn[];
  readonly keyColumn: number;
  readonly opened: OpenedFile;
  readonly matches: readonly Match[];
  /** The decimal separator of a number column; null for other columns. */
  readonly decide: (column: number) => Promise<ColumnDecimal | null>;
  /** The conversion of a column's texts; null if they stay unchanged. */
  readonly convert: (column: number, decimal: ColumnDecimal | null) => Converting | null;
  /** Whether its numbers are in another unit than ours. */
  readonly isInOtherUnit: (column: number) => boolean;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** The conversions of the file's columns, and their headers for saving as a file again. */
const conversionsOf = ({
  opened,
  columns,
  sources,
  decimals,
  convert,
  isInOtherUnit,
}: Pick<TakingIn, 'opened' | 'convert' | 'isInOtherUnit'> & {
  readonly columns: readonly EntryColumn[];
  readonly sources: readonly (number | null)[];
  readonly decimals: readonly (ColumnDecimal | null)[];
}) => {
  const converting = new Map<number, Converting>();
  const headings = new Map<number, string>();
  // Of two header rows only the lower one is written, so it gets texts that only the upper one has.
  if (opened.headLines === 2) {
    opened.profiles.forEach(({ heading }, column) => headings.set(column, heading));
  }
  sources.forEach((source, column) => {
    const own = source === null ? null : convert(source, decimals[column] ?? null);
    if (source === null || !own) return;
    converting.set(source, own);
    // Its header may name a unit that no longer applies.
    if (isInOtherUnit(source)) headings.set(source, columns[column]?.key ?? '');
  });
  return { firstRow: opened.headerRow + 1, columns: converting, headings };
};

/** Adds the rows of a file below existing ones, and resolves to the sheet to show. */
export const takeIn = async ({
  sheet,
  columns,
  keyColumn,
  opened,
  matches,
  decide,
  convert,
  isInOtherUnit,
  onProgress,
  signal,
}: TakingIn): Promise<SheetRows> => {
  const { imports, lines } = sheet ?? empty;
  const entries = sheet?.entries ?? null;
  const { headerRow } = opened;
  const firstRow = headerRow + 1;
  const sources = columns.map(({ key }) => {
    const source = matches.findIndex(({ target }) => target === key);
    return source < 0 ? null : source;
  });
  // Existing rows define how columns read numbers, so those of another file are converted to match.
  const rules = (entries?.columns ?? columns).map(({ rule }) => rule);
  const decimals = await Promise.all(
    sources.map((source) => (source === null ? Promise.resolve(null) : decide(source))),
  );
  const foreign = rules.map((rule, column): ForeignColumn | null => {
    const decimal = decimals[column];
    return rule.kind === 'number' && decimal?.isForeign === true ? { ...decimal, rule } : null;
  });
  const table = await convertTable(
    opened.table,
    conversionsOf({ opened, columns, sources, decimals, convert, isInOtherUnit }),
    signal,
  );
  signal.throwIfAborted();
  const { faults, keyHashes } = await checkTable(
    table,
    {
      firstRow,
      keyColumn,
      columns: rules.map((rule, column) => {
        const source = sources[column] ?? null;
        return source === null ? null : { source, rule, style: foreign[column]?.style };
      }),
    },
    { onProgress, signal },
  );
  const base = tableBase({ table, firstRow, sources, columns, foreign, faults, keyHashes });
  const imported = { count: base.rowCount, table, firstRow, headerRow, sources, foreign };
  signal.throwIfAborted();
  const own = entries ?? createEntries({ columns, keyColumn });
  // An abandoned blank row would only block the review.
  own.remove(own.rowsOf('blank'));
  own.filter({});
  // With a hundred thousand rows, adding, counting and rendering each get their own turn.
  await yieldToMain();
  const first = await own.appendInTurns(base);
  await yieldToMain();
  own.counts();
  await yieldToMain();
  // With existing rows the new ones are already in the sheet: aborting now would separate them from their file.
  if (!entries) signal.throwIfAborted();
  return { entries: own, imports: [...imports, { first, ...imported }], lines };
};
