/** Sends one part of many rows: stores the progress, sends the batches, and keeps each row's outcome. */
import type { Control } from './port';
import { deliver, type Delivery, type Letter } from './deliver';
import type { RefusedValues } from './verdict';
import { done, failed, needs, type Item } from './rowState';
import type { Part } from './types';

/** Tools for a running unit. */
export interface Tools {
  readonly control: Control;
  /** Stores the progress of the rows; resolves when it is written. */
  readonly note: (items: readonly Item<unknown>[]) => Promise<void>;
}

/** Every other part needs the product. Otherwise, a failed part does not block the others. */
const isReady = (item: Item<unknown>, part: Part): boolean =>
  needs(item, part) &&
  (part === 'product' || !needs(item, 'product')) &&
  item.state.faults.every((fault) => fault.part !== part) &&
  (item.state.sending === null || item.state.sending === part);

/** Rows whose part is next, split by whether the part may already exist. */
export const readyFor = <Row>(
  items: readonly Item<Row>[],
  part: Part,
): { readonly sure: readonly Item<Row>[]; readonly doubtful: readonly Item<Row>[] } => {
  const ready = items.filter((item) => isReady(item, part));
  return {
    sure: ready.filter(({ state }) => state.sending === null),
    doubtful: ready.filter(({ state }) => state.sending === part),
  };
};

/** Stores an outcome in its row. */
export const keep = (item: Item<unknown>, part: Part, outcome: Delivery<unknown>): void => {
  const { state } = item;
  switch (outcome.type) {
    case 'done':
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

interface PartWork<Row, Answer> extends Pick<
  Letter<Item<Row>, Answer>,
  'send' | 'check' | 'recognise'
> {
  readonly part: Part;
  readonly refused?: RefusedValues<Item<Row>>;
  readonly items: readonly Item<Row>[];
  readonly onDone?: (item: Item<Row>, answer: Answer) => void;
  readonly tools: Tools;
}

export const sendPart = async <Row, Answer>({
  part,
  items,
  send,
  check,
  recognise,
  refused,
  onDone,
  tools: { control, note },
}: PartWork<Row, Answer>): Promise<void> => {
  const { sure, doubtful } = readyFor(items, part);
  if (sure.length + doubtful.length === 0) return;
  for (const { state } of sure) state.sending = part;
  await note(sure);
  for (const [things, isDoubtful] of [
    [doubtful, true],
    [sure, false],
  ] as const) {
    const outcomes =
      things.length === 0
        ? []
        : await deliver({
            things,
            send,
            ...(check ? { check } : {}),
            ...(recognise ? { recognise } : {}),
            ...(refused ? { refused } : {}),
            isDoubtful,
            control,
          });
    for (const [at, item] of things.entries()) {
      const outcome = outcomes[at];
      if (!outcome) continue;
      keep(item, part, outcome);
      if (outcome.type === 'done') onDone?.(item, outcome.answer);
    }
  }
};
