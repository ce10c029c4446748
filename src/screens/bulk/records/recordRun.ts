/** Creates records with one call each, a few at a time, with an outcome for each row. */
import { HttpError } from 'react-admin';
import { failureOf } from '../../../views/failureText';
import { createRun } from '../save/createRun';
import { sendPart } from '../save/parts';
import type { Say } from '../save/control';
import type { Pace } from '../save/port';
import { newRunId } from '../save/runIds';
import type { SaveRun } from '../save/types';
import type { RecordRow } from './recordRows';

interface Asked extends Omit<Pace, 'batch'> {
  readonly rows: readonly RecordRow[];
  /** Returns the new id. After a lost response, the record is searched for before it is sent again. */
  readonly create: (values: RecordRow['values']) => Promise<string>;
  readonly say: Say;
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

export const startRecords = ({ rows, create, say, ...pace }: Asked): SaveRun =>
  createRun<RecordRow>({
    ...pace,
    id: newRunId(),
    port: { say },
    rows,
    batch: 1,
    wanted: () => ['record'],
    work: (items, tools) =>
      sendPart({
        part: 'record',
        items,
        tools,
        send: (some) =>
          Promise.all(
            some.map(({ row }) =>
              create(row.values).catch((error: unknown) => {
                throw placed(error);
              }),
            ),
          ),
        onDone: ({ state }, id) => {
          state.id = id;
        },
      }),
    // There is no journal: importing the same file again shows which records exist.
    begin: () => Promise.resolve(),
    onEnd: () => Promise.resolve(),
  });
