/** Reads the rows of a run from the journal. */
import type { Journal, KeptRun } from '../../../batches/journal';
import { inSlices } from '../../../spreadsheet/breathe';
import { batchSize } from './batchSize';
import { isBegun, keptState, type RowState } from './rowState';
import type { ChangedRow, NewRow, RecordRow } from './types';

export interface Kept<Row> {
  readonly rows: readonly Row[];
  readonly states: readonly (RowState | undefined)[];
}

const isRow = (value: unknown): value is { readonly row: number } =>
  typeof value === 'object' && value !== null && 'row' in value && typeof value.row === 'number';

/** Entries of another version of the console may have another format; unreadable ones are dropped. */
const isNewRow = (value: unknown): value is NewRow => isRow(value) && 'values' in value;
const isChangedRow = (value: unknown): value is ChangedRow => isRow(value) && 'after' in value;
const isRecordRow = (value: unknown): value is RecordRow => isNewRow(value) && 'shown' in value;

const readRows = async <Row>(
  journal: Journal,
  id: string,
  is: (value: unknown) => value is Row,
): Promise<Kept<Row>> => {
  const chunks = await journal.read(id);
  const rows: Row[] = [];
  const states: (RowState | undefined)[] = [];
  await inSlices(
    chunks.flatMap((kept) => kept.rows),
    (row, at) => {
      if (!is(row)) throw new Error('The journal holds something else than rows.');
      rows.push(row);
      states.push(
        keptState(chunks[Math.floor(at / batchSize)]?.states[at % batchSize]) ?? undefined,
      );
    },
  );
  return { rows, states };
};

export const readNewRows = (journal: Journal, id: string) => readRows(journal, id, isNewRow);
export const readChangedRows = (journal: Journal, id: string) =>
  readRows(journal, id, isChangedRow);
export const readRecordRows = (journal: Journal, id: string) => readRows(journal, id, isRecordRow);

/** Counts the rows that are saved at least in part: a page that was closed could not store the count. */
export const withSaved = async (journal: Journal, run: KeptRun): Promise<KeptRun> => {
  if (run.phase !== 'open') return run;
  const states = (await journal.read(run.id)).flatMap((chunk) => chunk.states.map(keptState));
  const saved = states.filter((state) => state && isBegun(state)).length;
  return { ...run, saved };
};
