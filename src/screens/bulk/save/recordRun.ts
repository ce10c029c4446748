/** Creates records with one call each, a few at a time, with an outcome for each row. */
import { eachOf } from '../../../lib/batches/calls';
import { sendBatch } from '../../../lib/batches/sendBatch';
import type { RunPlan, RunPort } from '../../../lib/batches/types';
import type { RecordRow } from './rows';

/** What an import needs from the console. */
export interface RecordPort extends RunPort {
  /** What all rows belong to; empty if there is nothing. */
  readonly accountId: string;
  /** Where the records are made; only an import of the same place offers to resume it. */
  readonly place: string;
  /** Returns the new id. */
  readonly create: (values: RecordRow['values']) => Promise<string>;
  /** The id of the record that an earlier call without an answer made; undefined if there is none. */
  readonly find: (values: RecordRow['values']) => Promise<string | undefined>;
}

export const recordPlan = (port: RecordPort): RunPlan<RecordRow> => ({
  ...port,
  batch: 1,
  entry: { kind: 'records', accountId: port.accountId, place: port.place },
  itemOf: ({ mayExist }) => ({ parts: ['record'], state: { sending: mayExist ? 'record' : null } }),
  isUndoable: true,
  senders: [
    {
      part: 'record',
      send: (batch) =>
        sendBatch({
          ...batch,
          isSingle: true,
          send: (items) => eachOf(items, ({ row }) => port.create(row.values)),
          check: (items) => eachOf(items, ({ row }) => port.find(row.values)),
        }),
    },
  ],
});
