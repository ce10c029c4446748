/** Creates records with one call each, a few at a time, with an outcome for each row. */
import { ifFree } from '../../../batches/lock';
import { createRun, type Begun } from '../../../batches/createRun';
import { continued, type Resume } from '../../../batches/continued';
import { inOneCall, type PartWork } from '../../../batches/sendPart';
import type { SavePort } from './port';
import type { Pace } from '../../../batches/control';
import type { SaveRun } from '../../../batches/types';
import { rowKinds, type RecordRow } from './rows';

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

const recordPart = ({ create, find }: Pick<RecordPort, 'create' | 'find'>): PartWork<RecordRow> =>
  inOneCall('record', () => ({
    isSingle: true,
    send: (some) => Promise.all(some.map(({ row }) => create(row.values))),
    check: (some) => Promise.all(some.map(({ row }) => find(row.values))),
  }));

export const startRecords = (
  { accountId, rows, create, find, place, replaces, ...port }: RecordRunOptions,
  begun?: Begun<RecordRow>,
): SaveRun => {
  const { journal } = port;
  return createRun({
    ...port,
    begun,
    kind: rowKinds.records,
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
  continued(port.journal, rowKinds.records, kept, (rows, begun) =>
    startRecords({ ...port, accountId: kept.accountId, rows }, begun),
  );
