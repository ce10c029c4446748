/** Creates records with one call each, a few at a time, with an outcome for each row. */
import { HttpError } from 'react-admin';
import { ifFree } from '../../../batches/lock';
import { failureOf } from '../../../views/failures';
import { createRun, type Begun } from './createRun';
import { continued, type Resume } from './continued';
import { inOneCall, type PartWork } from './parts';
import type { Pace, SavePort } from './port';
import type { RecordRow, SaveRun } from './types';

/** What an import needs from the console. */
export interface RecordPort
  extends Pick<SavePort, 'journal' | 'say' | 'replaces'>, Omit<Pace, 'batch'> {
  /** Where the records are made; only an import of the same place offers to resume it. */
  readonly place: string;
  /** Returns the new id. */
  readonly create: (values: RecordRow['values']) => Promise<string>;
  /** The id of the record that an earlier call without an answer made; undefined if there is none. */
  readonly find: (values: RecordRow['values']) => Promise<string | undefined>;
}

interface RecordRunOptions extends RecordPort {
  /** What all rows belong to; empty if there is nothing. */
  readonly accountId: string;
  readonly rows: readonly RecordRow[];
}

/** The sender identifies fields by the index of their record in a call; here a call has one record. */
const placed = (error: unknown): unknown => {
  const failure = failureOf(error);
  if (!(error instanceof HttpError) || !failure?.fields) return error;
  const fields = Object.fromEntries(
    Object.entries(failure.fields).map(([name, words]) => [`records.0.${name}`, words]),
  );
  const said = 'said' in error ? { said: error.said } : {};
  return Object.assign(new HttpError(error.message, Number(error.status), error.body), {
    failure: { ...failure, fields },
    ...said,
  });
};

const recordPart = ({ create, find }: Pick<RecordPort, 'create' | 'find'>): PartWork<RecordRow> =>
  inOneCall('record', () => ({
    send: (some) =>
      Promise.all(
        some.map(({ row }) =>
          create(row.values).catch((error: unknown) => {
            throw placed(error);
          }),
        ),
      ),
    check: (some) => Promise.all(some.map(({ row }) => find(row.values))),
  }));

export const startRecords = (
  { accountId, rows, create, find, place, replaces, ...port }: RecordRunOptions,
  begun?: Begun,
): SaveRun => {
  const { journal } = port;
  return createRun({
    ...port,
    begun,
    entry: { kind: 'records', accountId, place },
    rows,
    batch: 1,
    parts: [recordPart({ create, find })],
    onStored: async () => {
      // Its unsaved rows were in the sheet of this run.
      if (replaces !== undefined) await ifFree(replaces, () => journal.forget(replaces));
    },
  });
};

/** Null if another tab is already working on it. */
export const resumeRecords: Resume<RecordPort, RecordRow> = ({ kept, ...port }) =>
  continued(port.journal, 'records', kept, (rows, begun) =>
    startRecords({ ...port, accountId: kept.accountId, rows }, begun),
  );
