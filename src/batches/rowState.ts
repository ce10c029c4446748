import { isObject } from '../schema/isObject';
import type { Part, PartFault, RowResult } from './types';

/** The progress of a row as stored in the journal, and its description for the user. */

/** Plain data; only the running unit changes it. */
export interface RowState {
  readonly row: number;
  id: string | null;
  done: readonly Part[];
  faults: readonly PartFault[];
  /** Sent without a confirmation: it is checked before it is sent again. */
  sending: Part | null;
  /** The check for it failed. */
  isLost: boolean;
  /** Links added and removed so far. */
  joined: readonly string[];
  parted: readonly string[];
}

/** A row and its requested change; `index` is its position in the run. */
export interface Item<Row> {
  readonly index: number;
  readonly row: Row;
  readonly state: RowState;
  readonly wanted: readonly Part[];
}

export const freshState = (row: number, id: string | null = null): RowState => ({
  row,
  id,
  done: [],
  faults: [],
  sending: null,
  isLost: false,
  joined: [],
  parted: [],
});

/** Validates a state from the journal; null if it is invalid. */
export const keptState = (value: unknown): RowState | null =>
  isObject(value) && typeof value.row === 'number' && Array.isArray(value.done)
    ? { ...freshState(value.row), ...(value as Partial<RowState>) }
    : null;

export const needs = ({ wanted, state }: Item<unknown>, part: Part): boolean =>
  wanted.includes(part) && !state.done.includes(part);

export const isWhole = ({ wanted, state }: Pick<Item<unknown>, 'wanted' | 'state'>): boolean =>
  wanted.every((part) => state.done.includes(part));

export const done = ({ state }: Item<unknown>, part: Part): void => {
  if (!state.done.includes(part)) state.done = [...state.done, part];
  state.sending = null;
};

export const failed = (
  { state }: Item<unknown>,
  part: Part,
  reason: string,
  refused: Omit<PartFault, 'part' | 'reason'> = {},
): void => {
  state.faults = [...state.faults, { part, reason, ...refused }];
  state.sending = null;
};

const isRefused = ({ isRefused: is }: PartFault): boolean => is === true;

/** Prepares another attempt: clears temporary failures and keeps rejections. */
export const tryAgain = ({ state }: Item<unknown>): void => {
  state.faults = state.faults.filter(isRefused);
  state.isLost = false;
};

/** Nothing failed in this pass. */
export const isOpen = (item: Item<unknown>): boolean =>
  !isWhole(item) && item.state.faults.every(isRefused);

/** Parts of the row that are not done. */
export const missingParts = ({ wanted, state }: Pick<Item<unknown>, 'wanted' | 'state'>) =>
  wanted.filter((part) => !state.done.includes(part));

/** Part of it exists. */
export const isBegun = ({ done, joined, parted }: RowState): boolean =>
  done.length + joined.length + parted.length > 0;

/** @param notSent message for a part that was not sent */
export const resultOf = (
  item: Pick<Item<unknown>, 'wanted' | 'state'>,
  notSent: string,
): RowResult => {
  const { state } = item;
  const { row, id, faults } = state;
  if (isWhole(item)) return { row, id, type: 'saved', faults: [] };
  if (!isBegun(state)) {
    const type = state.isLost ? 'unknown' : faults.length > 0 ? 'failed' : 'unsent';
    return { row, id, type, faults, ...(state.sending === null ? {} : { mayExist: true }) };
  }
  const untold = missingParts(item).filter((part) => faults.every((fault) => fault.part !== part));
  const missing = untold.map((part) => ({ part, reason: notSent }));
  return { row, id, type: 'partly', faults: [...faults, ...missing] };
};

/** The outcome of each row, and the number of rows per outcome. */
type Kind = 'saved' | 'failed' | 'unsent';

const kindOf = ({ type }: RowResult): Kind =>
  type === 'saved' || type === 'unsent' ? type : 'failed';

/** @param notSent message for a part that was not sent */
export const createTally = (notSent: string) => {
  const results = new Map<number, RowResult>();
  const counts = { saved: 0, failed: 0, unsent: 0 };
  return {
    results: results as ReadonlyMap<number, RowResult>,
    tell: (item: Item<unknown>) => {
      const { row } = item.state;
      const before = results.get(row);
      if (before) counts[kindOf(before)] -= 1;
      const result = resultOf(item, notSent);
      results.set(row, result);
      counts[kindOf(result)] += 1;
    },
    /** Starts another pass: unsaved rows lose their outcome. */
    again: () => {
      counts.failed = 0;
      counts.unsent = 0;
    },
    drop: ({ state }: Item<unknown>) => {
      results.delete(state.row);
    },
    count: (kind: Kind) => counts[kind],
  };
};
