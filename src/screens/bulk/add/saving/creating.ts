/** The work of a session that creates records: products with their parts, or records of any entity. */
import { recordsBase } from '../../../../lib/grid/entries/bases';
import { createEntries } from '../../../../lib/grid/entries/createEntries';
import type { Entries, EntryColumn } from '../../../../lib/grid/entries/types';
import type { RowResult, SentRow } from '../../../../lib/batches/types';
import { isElsewhere, rowsLeft, type BulkWork } from '../../session/work';
import type { AddColumns } from '../../columns/useSheetColumns';
import type { SheetRows } from '../../session/createBulkSession';
import type { Existing } from '../checks/keyChecks';
import { isTyped } from '../sheetRows';
import { backToSheet, type PlaceOf } from './backToSheet';

/** What is created, and how. */
export interface Creating<Row extends SentRow> extends Pick<BulkWork<Row>, 'plan' | 'onEnd'> {
  /** Null until the organization is chosen. */
  readonly existing: Existing | null;
  /** Texts of a row's cells, to restore its sheet. */
  readonly textsOf: (row: Row, columns: readonly EntryColumn[]) => readonly string[];
  readonly placeOf: PlaceOf;
  /** Called before rows return to the sheet. */
  readonly onBack: (
    entries: Entries,
    results: ReadonlyMap<number, RowResult>,
    runId: string,
  ) => void;
}

/** A sheet of rows as they were sent, in the given order. */
export const sheetOfSent = <Row extends SentRow>(
  rows: readonly Row[],
  textsOf: Creating<Row>['textsOf'],
  { columns, keyColumn }: Pick<AddColumns, 'columns' | 'keyColumn'>,
): SheetRows => ({
  entries: createEntries({
    columns,
    keyColumn,
    base: recordsBase(rows.map((row) => textsOf(row, columns))),
  }),
  imports: [],
  lines: rows.map(({ row, line }) => line ?? String(row + 1)),
});

interface CreatingOptions<Row extends SentRow>
  extends Pick<BulkWork<Row>, 'onFailed'>, Pick<AddColumns, 'columns' | 'keyColumn'> {
  readonly creating: Creating<Row>;
}

/** Another tab may have sent since what is not saved here: nothing of it is completed, and its failures are history. */
const asDoubtful = (result: RowResult): RowResult =>
  result.type === 'saved'
    ? result
    : {
        ...result,
        type: 'unknown',
        faults: result.faults.filter(({ isRefused }) => isRefused),
        mayExist: true,
      };

export const creatingWork = <Row extends SentRow>({
  creating,
  columns,
  keyColumn,
  onFailed,
}: CreatingOptions<Row>): BulkWork<Row> => ({
  plan: creating.plan,
  isUnsaved: ({ step, sheet }) => step !== 'results' && isTyped(sheet?.entries ?? null),
  onEnd: (sent) => {
    creating.existing?.forget?.();
    creating.onEnd(sent);
  },
  onBack: (sent, before) => {
    const { run } = sent;
    const { placeOf } = creating;
    // The sheet of a closed page is restored from the rows that are left.
    const left = before ? [] : rowsLeft(sent);
    const sheet = before ?? sheetOfSent(left, creating.textsOf, { columns, keyColumn });
    const { entries } = sheet;
    // Rows of a new sheet have new numbers: their place among those left.
    const placeOfRow = new Map(left.map(({ row }, at) => [row, at]));
    const results = new Map(
      [...run.results()].flatMap(([row, result]): (readonly [number, RowResult])[] => {
        const newRow = before ? row : placeOfRow.get(row);
        return newRow === undefined ? [] : [[newRow, result]];
      }),
    );
    if (isElsewhere(run)) for (const [row, result] of results) results.set(row, asDoubtful(result));
    creating.onBack(entries, results, run.id);
    backToSheet({ entries, results, placeOf });
    const reasons = [...results].map(([row, result]): readonly [number, RowResult] => [
      row,
      { ...result, faults: result.faults.filter((fault) => placeOf(entries, fault) === null) },
    ]);
    return { sheet, reasons: new Map(reasons) };
  },
  onFailed,
});
