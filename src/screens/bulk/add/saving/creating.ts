/** The work of a session that creates records: products with their parts, or records of any entity. */
import type { KeptRun } from '../../../../batches/journal';
import { recordsBase } from '../../../../grid/entries/bases';
import { createEntries } from '../../../../grid/entries/createEntries';
import type { Entries, EntryColumn } from '../../../../grid/entriesTypes';
import type { Continued } from '../../save/continued';
import type { RowResult } from '../../save/types';
import {
  rowsLeft,
  type BulkWork,
  type Returned,
  type Sent,
  type SentRow,
  type Texts,
} from '../../session/work';
import { isTyped } from '../sheetRows';
import { backToSheet, type PlaceOf } from './backToSheet';

/** What is created, and how. */
export interface Creating<Row extends SentRow> extends Pick<BulkWork<Row>, 'start'> {
  /** Resolves to null if another tab is working on the run. */
  readonly resume: (kept: KeptRun) => Promise<Continued<Row> | null>;
  /** Texts of a row for lists, by field name. */
  readonly shownOf: (row: Row) => Texts;
  /** Texts of a row's cells, to restore its sheet. */
  readonly textsOf: (row: Row, columns: readonly EntryColumn[]) => readonly string[];
  readonly placeOf: PlaceOf;
  /** Called before rows return to the sheet. */
  readonly onBack: (
    entries: Entries,
    results: ReadonlyMap<number, RowResult>,
    runId: string,
  ) => void;
  /** Called after each pass: cached records are stale. */
  readonly onEnd: () => void;
}

interface Listed {
  /** By row number. */
  readonly shownOf: (row: number) => Texts;
  readonly lineOf: (row: number) => string;
  /** A sheet of these rows, in the given order: the first is row 0. */
  readonly sheetOf: (
    rows: readonly number[],
    columns: readonly EntryColumn[],
    keyColumn: number,
  ) => Entries;
}

export const listedRows = <Row extends SentRow>(
  { rows: sent }: Sent<Row>,
  { shownOf, textsOf }: Pick<Creating<Row>, 'shownOf' | 'textsOf'>,
): Listed => {
  const byRow = new Map(sent.map((row) => [row.row, row]));
  const rowsAt = (rows: readonly number[]) => rows.flatMap((row) => byRow.get(row) ?? []);
  return {
    shownOf: (row) => rowsAt([row]).map(shownOf)[0] ?? {},
    lineOf: (row) => byRow.get(row)?.line ?? String(row + 1),
    sheetOf: (rows, columns, keyColumn) =>
      createEntries({
        columns,
        keyColumn,
        base: recordsBase(rowsAt(rows).map((row) => textsOf(row, columns))),
      }),
  };
};

interface Wanted<Row extends SentRow> extends Pick<BulkWork<Row>, 'onFailed'> {
  readonly creating: Creating<Row>;
  readonly columns: readonly EntryColumn[];
  readonly keyColumn: number;
  readonly reasonText: (result: RowResult) => string;
}

/** Rows of a new sheet have new numbers: their place among those left. */
const byPlace = (
  results: ReadonlyMap<number, RowResult>,
  left: readonly number[],
): ReadonlyMap<number, RowResult> =>
  new Map(
    left.flatMap((row, at): (readonly [number, RowResult])[] => {
      const result = results.get(row);
      return result ? [[at, result]] : [];
    }),
  );

export const creatingWork = <Row extends SentRow>({
  creating,
  columns,
  keyColumn,
  reasonText,
  onFailed,
}: Wanted<Row>): BulkWork<Row> => ({
  start: creating.start,
  resume: async (kept) => {
    const resumed = await creating.resume(kept);
    return resumed && { of: 'rest', ...resumed };
  },
  isUnsaved: ({ step, sheet }) => step !== 'results' && isTyped(sheet?.entries ?? null),
  onEnd: creating.onEnd,
  onBack: (sent, before): Returned => {
    const { run } = sent;
    const { placeOf } = creating;
    // The sheet of a closed page is restored from the rows that are left.
    const left = before ? null : rowsLeft(sent);
    const { sheetOf, lineOf } = listedRows(sent, creating);
    const sheet = before ?? {
      entries: sheetOf(left ?? [], columns, keyColumn),
      imports: [],
      lines: (left ?? []).map(lineOf),
    };
    const { entries } = sheet;
    const results = left ? byPlace(run.results(), left) : run.results();
    creating.onBack(entries, results, run.id);
    backToSheet({ entries, results, placeOf });
    const reasons = [...results].flatMap(([row, result]): (readonly [number, string])[] => {
      const faults = result.faults.filter((fault) => placeOf(entries, fault) === null);
      const reason = reasonText({ ...result, faults });
      return result.type === 'saved' || reason === '' ? [] : [[row, reason]];
    });
    return { sheet, reasons: new Map(reasons) };
  },
  onFailed,
});
