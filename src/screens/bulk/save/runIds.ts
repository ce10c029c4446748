/** What a run is called in the journal. */
import type { KeptRun } from '../../../batches/journal';
import { batchSize } from './createRun';
import type { SavePort } from './port';

export type RunKind = 'add' | 'edit' | 'undo';

export const newRunId = (): string => crypto.randomUUID();

interface Begun {
  readonly id: string;
  readonly kind: RunKind;
  readonly accountId: string;
  readonly rows: readonly unknown[];
  readonly journal: SavePort['journal'];
  readonly of?: string;
}

/** Writes down what is asked, before anything of it leaves. */
export const writeDown = ({ id, kind, accountId, rows, journal, of }: Begun): Promise<void> => {
  const run: KeptRun = {
    id,
    kind,
    accountId,
    owner: journal.owner,
    startedAt: Date.now(),
    total: rows.length,
    saved: 0,
    phase: 'open',
    ...(of === undefined ? {} : { of }),
  };
  const chunks = Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) =>
    rows.slice(at * batchSize, (at + 1) * batchSize),
  );
  return journal.begin(run, chunks);
};
