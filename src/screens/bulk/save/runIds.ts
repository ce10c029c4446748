/** Key names of a run in the journal. */
import type { KeptRun } from '../../../batches/journal';
import { batchSize } from './batchSize';
import type { SavePort } from './port';

export type RunKind = 'add' | 'edit' | 'undo' | 'records';

export const newRunId = (): string => crypto.randomUUID();

/** Splits items into chunks, as the journal stores rows and states. */
export const chunksOf = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(things.length / batchSize) }, (_, at) =>
    things.slice(at * batchSize, (at + 1) * batchSize),
  );

interface Begun {
  readonly id: string;
  readonly kind: RunKind;
  readonly accountId: string;
  readonly rows: readonly unknown[];
  readonly journal: SavePort['journal'];
  readonly of?: string;
  readonly place?: string;
  /** Milliseconds since 1970; now by default. */
  readonly startedAt?: number;
}

/** Stores the requests before any of them is sent. */
export const writeDown = ({
  id,
  kind,
  accountId,
  rows,
  journal,
  of,
  place,
  startedAt = Date.now(),
}: Begun): Promise<void> => {
  const run: KeptRun = {
    id,
    kind,
    accountId,
    owner: journal.owner,
    startedAt,
    total: rows.length,
    saved: 0,
    phase: 'open',
    ...(of === undefined ? {} : { of }),
    ...(place === undefined ? {} : { place }),
  };
  return journal.begin(run, chunksOf(rows));
};
