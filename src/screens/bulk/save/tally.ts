/** The outcome of each row, and the number of rows per outcome. */
import { resultOf, type Item } from './rowState';
import type { RowResult } from './types';

type Kind = 'saved' | 'failed' | 'unsent';

/** A retry would send nothing: all missing parts were rejected. */
const isRefused = ({ type, faults }: RowResult): boolean =>
  type !== 'saved' && faults.length > 0 && faults.every((fault) => fault.isRefused === true);

const kindOf = ({ type }: RowResult): Kind =>
  type === 'saved' || type === 'unsent' ? type : 'failed';

export interface Tally {
  readonly results: ReadonlyMap<number, RowResult>;
  readonly tell: (item: Item<unknown>) => void;
  /** Starts another pass: unsaved rows lose their outcome. */
  readonly again: () => void;
  readonly drop: (item: Item<unknown>) => void;
  readonly count: (kind: Kind) => number;
  /** Number of rejected rows among the failed ones. */
  readonly refused: () => number;
}

/** @param notSent message for a part that was not sent */
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
