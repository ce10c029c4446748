import { useMemo } from 'react';
import { tableBase, type ForeignColumn } from '../../../lib/grid/entries/bases';
import { createEntries } from '../../../lib/grid/entries/createEntries';
import type { Entries, EntryColumn } from '../../../lib/grid/entries/types';
import { yieldToMain } from '../../../lib/util/yieldToMain';
import { checkTable } from '../../../lib/tables/checkTable';
import { convertTable, type Converting } from '../../../lib/tables/convertTable';
import { convertingOf, decimalOf, type Mapping } from './mapping/mapping';
import type { Imported, SheetRows } from '../session/createBulkSession';

const empty: Omit<SheetRows, 'entries'> = { imports: [], lines: [] };

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
  return { entries, ...empty };
};

interface TakeInOptions {
  /** The existing rows; null if there are none. */
  readonly sheet: SheetRows | null;
  readonly columns: readonly EntryColumn[];
  readonly keyColumn: number;
  readonly mapping: Mapping;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Adds the rows of a file below existing ones, and resolves to the sheet to show. */
export const takeIn = async ({
  sheet,
  columns,
  keyColumn,
  mapping,
  onProgress,
  signal,
}: TakeInOptions): Promise<SheetRows> => {
  const { imports, lines } = sheet ?? empty;
  const { opened, numbers } = mapping;
  const { headerRow } = opened;
  const firstRow = headerRow + 1;
  // Existing rows define how columns read numbers, so those of another file are converted to match.
  const rules = (sheet?.entries.columns ?? columns).map(({ rule }) => rule);
  const sources: (number | null)[] = [];
  const foreign: (ForeignColumn | null)[] = [];
  const converting = new Map<number, Converting>();
  const headings = new Map<number, string>();
  // Of two header rows only the lower one is written, so it gets texts that only the upper one has.
  if (opened.headLines === 2) {
    opened.profiles.forEach(({ heading }, column) => headings.set(column, heading));
  }
  for (const [place, { key }] of columns.entries()) {
    const source = mapping.columns.find(({ target }) => target?.name === key);
    const decimal = source ? await decimalOf(mapping, source) : null;
    const rule = rules[place];
    sources.push(source?.column ?? null);
    foreign.push(
      rule?.kind === 'number' && decimal?.isForeign === true ? { ...decimal, rule } : null,
    );
    const convert = source && convertingOf(source, decimal, numbers.locale);
    if (!convert) continue;
    converting.set(source.column, convert);
    // Its header may name a unit that no longer applies.
    if (source.isConverted) headings.set(source.column, key);
  }
  const table = await convertTable(
    opened.table,
    { firstRow, columns: converting, headings },
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
  signal.throwIfAborted();
  const entries = sheet?.entries ?? createEntries({ columns, keyColumn });
  // An abandoned blank row would only block the review.
  entries.remove(entries.rowsOf('blank'));
  entries.filter({});
  // With a hundred thousand rows, adding, counting and rendering each get their own turn.
  await yieldToMain();
  const first = await entries.appendInTurns(base);
  await yieldToMain();
  entries.counts();
  await yieldToMain();
  // With existing rows the new ones are already in the sheet: aborting now would separate them from their file.
  if (!sheet) signal.throwIfAborted();
  const ids = mapping.columns.find(({ target }) => target?.isId)?.column ?? null;
  const count = base.rowCount;
  const imported = { first, count, table, firstRow, headerRow, sources, foreign, ids };
  return { entries, imports: [...imports, imported], lines };
};
