/** Sends the parts of many rows: stores the progress, sends the batches, and keeps each row's outcome. */
import type { Control } from './control';
import { deliver, type Delivery, type Letter } from './sendBatch';
import { done, failed, needs, type Item } from './rowState';
import type { Part } from './types';

/** Tools for a running unit. */
export interface Tools {
  readonly control: Control;
  /** Stores the progress of the rows; resolves when it is written. */
  readonly note: (items: readonly Item<unknown>[]) => Promise<void>;
}

/** A part of the rows of a run, and the calls that send it. */
export interface PartWork<Row> {
  readonly part: Part;
  /**
   * Sends it for some rows. A text that answers is the id of the new record.
   *
   * @param isDoubtful it was sent before and may exist
   * @returns the outcomes, in the order of the rows
   */
  readonly deliver: (
    items: readonly Item<Row>[],
    isDoubtful: boolean,
    control: Control,
  ) => Promise<readonly Delivery<string | true>[]>;
}

type Call<Row> = Omit<Letter<Item<Row>, string | true>, 'things' | 'isDoubtful' | 'control'>;

/** A part that is sent in one call for all rows of a unit. */
export const inOneCall = <Row>(
  part: Part,
  callOf: (control: Control) => Call<Row>,
): PartWork<Row> => ({
  part,
  deliver: (things, isDoubtful, control) =>
    deliver({ ...callOf(control), things, isDoubtful, control }),
});

/** Every other part of a row needs its first one. Otherwise, a failed part does not block the others. */
const isReady = (item: Item<unknown>, part: Part): boolean =>
  needs(item, part) &&
  item.wanted.slice(0, 1).every((first) => part === first || !needs(item, first)) &&
  item.state.faults.every((fault) => fault.part !== part) &&
  (item.state.sending === null || item.state.sending === part);

/** Stores an outcome in its row. */
const keep = (item: Item<unknown>, part: Part, outcome: Delivery<string | true>): void => {
  const { state } = item;
  switch (outcome.type) {
    case 'done':
      if (typeof outcome.answer === 'string') state.id = outcome.answer;
      done(item, part);
      return;
    case 'failed': {
      const { type: _, reason, ...refused } = outcome;
      failed(item, part, reason, refused);
      return;
    }
    case 'unknown':
      state.faults = [...state.faults, { part, reason: outcome.reason }];
      state.isLost = true;
      return;
    case 'unsent':
      if (!outcome.isDoubtful) state.sending = null;
  }
};

export const sendPart = async <Row>(
  { part, deliver }: PartWork<Row>,
  items: readonly Item<Row>[],
  { control, note }: Tools,
): Promise<void> => {
  const ready = items.filter((item) => isReady(item, part));
  const sure = ready.filter(({ state }) => state.sending === null);
  const doubtful = ready.filter(({ state }) => state.sending === part);
  if (ready.length === 0) return;
  for (const { state } of sure) state.sending = part;
  await note(sure);
  for (const some of [doubtful, sure]) {
    const outcomes = some.length === 0 ? [] : await deliver(some, some === doubtful, control);
    for (const [at, item] of some.entries()) {
      const outcome = outcomes[at];
      if (outcome) keep(item, part, outcome);
    }
  }
};
