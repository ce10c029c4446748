/** What a run is called in the journal. */
import type { KeptRun } from '../../../batches/journal';
import { batchSize } from './batchSize';
import type { SavePort } from './port';

export type RunKind = 'add' | 'edit' | 'undo';

export const newRunId = (): string => crypto.randomUUID();

/** As the journal stores rows and states. */
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
  /** Milliseconds since 1970; now when absent. */
  readonly startedAt?: number;
}

/** Writes down what is asked, before anything of it leaves. */
export const writeDown = ({
  id,
  kind,
  accountId,
  rows,
  journal,
  of,
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
  };
  return journal.begin(run, chunksOf(rows));
};
