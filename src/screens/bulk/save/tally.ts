/** What became of each row, and how many of each kind there are. */
import { resultOf, type Item } from './rowState';
import type { RowResult } from './types';

type Kind = 'saved' | 'failed' | 'unsent';

const kindOf = ({ type }: RowResult): Kind =>
  type === 'saved' || type === 'unsent' ? type : 'failed';

export interface Tally {
  readonly results: ReadonlyMap<number, RowResult>;
  readonly tell: (item: Item<unknown>) => void;
  /** Another pass begins: what is not saved has no outcome any more, once it is dropped. */
  readonly again: () => void;
  readonly drop: (item: Item<unknown>) => void;
  readonly count: (kind: Kind) => number;
}

/** @param notSent words for a part whose turn did not come */
export const createTally = (notSent: string): Tally => {
  const results = new Map<number, RowResult>();
  const counts = { saved: 0, failed: 0, unsent: 0 };
  return {
    results,
    tell: (item) => {
      const { row } = item.state;
      const before = results.get(row);
      if (before) counts[kindOf(before)] -= 1;
      const result = resultOf(item, notSent);
      results.set(row, result);
      counts[kindOf(result)] += 1;
    },
    again: () => {
      counts.failed = 0;
      counts.unsent = 0;
    },
    drop: ({ state }) => {
      results.delete(state.row);
    },
    count: (kind) => counts[kind],
  };
};
