/** What became of each row, and how many of each kind there are. */
import { resultOf, type Item } from './rowState';
import type { RowResult } from './types';

type Kind = 'saved' | 'failed' | 'unsent';

/** Another try would send nothing: all that is missing was refused as it is. */
const isRefused = ({ type, faults }: RowResult): boolean =>
  type !== 'saved' && faults.length > 0 && faults.every((fault) => fault.isRefused === true);

const kindOf = ({ type }: RowResult): Kind =>
  type === 'saved' || type === 'unsent' ? type : 'failed';

export interface Tally {
  readonly results: ReadonlyMap<number, RowResult>;
  readonly tell: (item: Item<unknown>) => void;
  /** Another pass begins: what is not saved has no outcome any more, once it is dropped. */
  readonly again: () => void;
  readonly drop: (item: Item<unknown>) => void;
  readonly count: (kind: Kind) => number;
  /** Of those that failed. */
  readonly refused: () => number;
}

/** @param notSent words for a part whose turn did not come */
export const createTally = (notSent: string): Tally => {
  const results = new Map<number, RowResult>();
  const counts = { saved: 0, failed: 0, unsent: 0 };
  let refused = 0;
  return {
    results,
    tell: (item) => {
      const { row } = item.state;
      const before = results.get(row);
      if (before) {
        counts[kindOf(before)] -= 1;
        if (isRefused(before)) refused -= 1;
      }
      const result = resultOf(item, notSent);
      results.set(row, result);
      counts[kindOf(result)] += 1;
      if (isRefused(result)) refused += 1;
    },
    again: () => {
      counts.failed = 0;
      counts.unsent = 0;
      refused = 0;
    },
    drop: ({ state }) => {
      results.delete(state.row);
    },
    count: (kind) => counts[kind],
    refused: () => refused,
  };
};
