/** One part of many rows on its way: written down, delivered, and its outcome kept with each row. */
import type { Control } from './control';
import { deliver, type Delivery, type Letter } from './deliver';
import type { RefusedValues } from './refusedValues';
import { done, failed, needs, type Item } from './rowState';
import type { Part } from './types';

/** What a unit at work has at hand. */
export interface Tools {
  readonly control: Control;
  /** Writes down how far the rows are; resolves when it is written. */
  readonly note: (items: readonly Item<unknown>[]) => Promise<void>;
}

/** Everything else needs the product; for the rest, one part's failure holds back no other. */
const isReady = (item: Item<unknown>, part: Part): boolean =>
  needs(item, part) &&
  (part === 'product' || !needs(item, 'product')) &&
  item.state.faults.every((fault) => fault.part !== part) &&
  (item.state.sending === null || item.state.sending === part);

/** Those whose turn it is, told apart by whether the part may be there already. */
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

/** Keeps an outcome with its row. */
export const keep = (item: Item<unknown>, part: Part, outcome: Delivery<unknown>): void => {
  const { state } = item;
  switch (outcome.type) {
    case 'done':
      done(item, part);
      return;
    case 'failed':
      failed(item, part, outcome.reason, {
        ...(outcome.isRefused ? { isRefused: true } : {}),
        ...(outcome.field === undefined ? {} : { field: outcome.field }),
      });
      return;
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
