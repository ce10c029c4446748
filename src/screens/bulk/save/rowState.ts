/** How far a row is, as the journal keeps it; and what a person is told of it. */
import type { Part, PartFault, RowResult } from './types';

/** Plain data; only the unit at work changes it. */
export interface RowState {
  readonly row: number;
  id: string | null;
  done: readonly Part[];
  faults: readonly PartFault[];
  /** Left, and not known to have arrived: it is asked about before it is sent again. */
  sending: Part | null;
  /** Nobody could be asked about it. */
  isLost: boolean;
  /** Links made and parted so far. */
  joined: readonly string[];
  parted: readonly string[];
}

/** A row with what was asked of it; `index` is its place among all rows of the run. */
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the journal gives back; null for what it cannot have been given. */
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

/** Before another try: what failed for the moment is forgotten, what was refused as it is stays. */
export const tryAgain = ({ state }: Item<unknown>): void => {
  state.faults = state.faults.filter(isRefused);
  state.isLost = false;
};

/** Nothing has failed in this pass. */
export const isOpen = (item: Item<unknown>): boolean =>
  !isWhole(item) && item.state.faults.every(isRefused);

/** What of the row is still to be done. */
export const missingParts = ({ wanted, state }: Pick<Item<unknown>, 'wanted' | 'state'>) =>
  wanted.filter((part) => !state.done.includes(part));

/** Something of it is there. */
export const isBegun = ({ done, joined, parted }: RowState): boolean =>
  done.length + joined.length + parted.length > 0;

/** @param notSent what is said of a part whose turn did not come */
export const resultOf = (item: Item<unknown>, notSent: string): RowResult => {
  const { state } = item;
  const { row, id, faults } = state;
  if (isWhole(item)) return { row, id, type: 'saved', faults: [] };
  if (!isBegun(state)) {
    const type = state.isLost ? 'unknown' : faults.length > 0 ? 'failed' : 'unsent';
    return { row, id, type, faults };
  }
  const untold = missingParts(item).filter((part) => faults.every((fault) => fault.part !== part));
  const missing = untold.map((part) => ({ part, reason: notSent }));
  return { row, id, type: 'partly', faults: [...faults, ...missing] };
};
