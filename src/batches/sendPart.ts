/** Sends one part of some rows, and records its outcome in their state. */
import { markDone, markFailed, missingParts, type Item } from './rowState';
import type { Batch, Outcome } from './sendBatch';
import type { Part } from './types';

/** Rows whose part is sent. `isDoubtful`: it was sent before and may exist. */
export type PartBatch<Row> = Pick<Batch<Item<Row>>, 'items' | 'isDoubtful' | 'control'>;

export interface PartSender<Row> {
  readonly part: Part;
  /** Returns the outcomes, in the order of the rows. The id of an outcome becomes that of the row. */
  readonly send: (batch: PartBatch<Row>) => Promise<readonly Outcome[]>;
}

interface SendPartOptions<Row> extends Pick<PartBatch<Row>, 'items' | 'control'> {
  readonly sender: PartSender<Row>;
  /** Stores the state of the rows; resolves when it is written. */
  readonly store: (items: readonly Item<Row>[]) => Promise<void>;
}

export const sendPart = async <Row>({
  sender: { part, send },
  items,
  control,
  store,
}: SendPartOptions<Row>): Promise<void> => {
  const ready = items.filter((item) => isReady(item, part));
  const doubtful = ready.filter(({ state }) => state.sending === part);
  const sure = ready.filter(({ state }) => state.sending === null);
  for (const { state } of sure) state.sending = part;
  if (sure.length > 0) await store(sure);
  for (const some of [doubtful, sure]) {
    if (some.length === 0) continue;
    const outcomes = await send({ items: some, isDoubtful: some === doubtful, control });
    for (const [at, item] of some.entries()) {
      const outcome = outcomes[at];
      if (outcome) record(item, part, outcome);
    }
  }
};

/** Every other part of a row needs its first one. Otherwise, a failed part does not block the others. */
const isReady = (item: Item<unknown>, part: Part): boolean => {
  const { parts, state } = item;
  const missing = missingParts(item);
  return (
    missing.includes(part) &&
    (part === parts[0] || missing[0] !== parts[0]) &&
    (state.sending === null || state.sending === part) &&
    state.faults.every((fault) => fault.part !== part)
  );
};

const record = (item: Item<unknown>, part: Part, outcome: Outcome): void => {
  const { state } = item;
  switch (outcome.type) {
    case 'done':
      if (typeof outcome.id === 'string') state.id = outcome.id;
      markDone(item, part);
      return;
    case 'failed': {
      const { type: _, ...fault } = outcome;
      markFailed(item, { part, ...fault });
      return;
    }
    case 'unknown':
      state.faults = [...state.faults, { part, reason: outcome.reason }];
      return;
    case 'unsent':
      if (!outcome.isDoubtful) state.sending = null;
  }
};
