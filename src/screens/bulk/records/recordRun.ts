/** Records made one by one through the entity's own creation, a few at a time, each with an outcome of its own. */
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
  /** Gives the new id. A creation whose answer was lost is looked for before it is sent again. */
  readonly create: (values: RecordRow['values']) => Promise<string>;
  readonly say: Say;
}

/** The sender knows fields by the place of their record in a call; here the call carries one. */
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
    // Nothing is kept for another day: who imports the same file again is told what exists.
    begin: () => Promise.resolve(),
    onEnd: () => Promise.resolve(),
  });
