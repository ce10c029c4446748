/** The state of a row as stored in the journal, and the result that is shown of it. */
import { isObject } from '../util/isObject';
import type { BatchOutcome } from './sendBatch';
import type { NewerValues, PartFault, RowDecision, RowPart, RowResult } from './types';

/** Plain data; only the unit that sends the row changes it. */
export interface RowState {
  /** Row number in its sheet. */
  readonly row: number;
  id: string | null;
  done: readonly RowPart[];
  faults: readonly PartFault[];
  /** The part that was sent without a confirmation: it is checked before it is sent again. A fault is of its check. */
  sending: RowPart | null;
  /** Ids of links added and removed so far. */
  added: readonly string[];
  removed: readonly string[];
  /** Ids of links that the change of the row ends by itself, as they were right before. */
  left?: readonly string[];
  /** Ids of links that were to be added and that someone else had added before. */
  found?: readonly string[];
  /** Amounts of removed links, by their ids; those of others are 0. */
  amounts?: Readonly<Record<string, number>>;
  /** Amounts that existing links had before they were changed. */
  amountsBefore?: Readonly<Record<string, number>>;
  /** Amounts of links that someone else changed since, as they were reported. */
  amountsSeen?: Readonly<Record<string, number>>;
  /** Ids of links whose amount the platform confirmed. */
  amountsSet?: readonly string[];
  /** Newer values that the user kept: ours are not sent. */
  kept?: NewerValues;
  /** Newer values that ours overwrite. */
  overwritten?: NewerValues;
  /** Parts of which nothing will be sent any more. */
  dropped?: readonly RowPart[];
}

/** A row, and the parts of it that are to be sent. */
export interface Item<Row> {
  /** Position in the run. */
  readonly index: number;
  readonly row: Row;
  readonly parts: readonly RowPart[];
  readonly state: RowState;
}

type Progress = Pick<Item<unknown>, 'parts' | 'state'>;

export const newState = (row: number, state: Partial<RowState> = {}): RowState => ({
  row,
  id: null,
  done: [],
  faults: [],
  sending: null,
  added: [],
  removed: [],
  ...state,
});

/** Another version of the console may have stored something else. */
export const isItem = <Row>(value: unknown): value is Item<Row> =>
  isObject(value) &&
  isObject(value.row) &&
  Array.isArray(value.parts) &&
  isObject(value.state) &&
  Array.isArray(value.state.done);

export const missingParts = ({ parts, state }: Progress): readonly RowPart[] =>
  parts.filter((part) => !state.done.includes(part) && state.dropped?.includes(part) !== true);

export const isComplete = (item: Progress): boolean => missingParts(item).length === 0;

/** Part of it exists. */
export const isBegun = ({ done, added, removed }: RowState): boolean =>
  done.length + added.length + removed.length > 0;

/** Every other part of a row needs its first one. Otherwise, a failed part does not block the others. */
export const isReady = (item: Progress, part: RowPart): boolean => {
  const { parts, state } = item;
  const missing = missingParts(item);
  return (
    missing.includes(part) &&
    (part === parts[0] || missing[0] !== parts[0]) &&
    (state.sending === null || state.sending === part) &&
    state.faults.every((fault) => fault.part !== part)
  );
};

export const recordOutcome = ({ state }: Progress, part: RowPart, outcome: BatchOutcome): void => {
  const { type, ...rest } = outcome;
  if (outcome.type === 'done') {
    state.done = [...state.done, part];
    if (typeof outcome.id === 'string') state.id = outcome.id;
  }
  if (outcome.type === 'dropped') state.dropped = [...(state.dropped ?? []), part];
  if ('reason' in rest) state.faults = [...state.faults, { part, ...rest }];
  const isDoubtful = outcome.type === 'unsent' && outcome.isDoubtful;
  if (type !== 'unknown' && !isDoubtful) state.sending = null;
};

/** Prepares another attempt: clears temporary failures; rejections only if the same values are sent again. */
export const clearFailures = ({ state }: Progress, isUnchanged = false): void => {
  state.faults = state.faults.filter(
    ({ isRefused, part }) => (isRefused && !isUnchanged) || state.dropped?.includes(part),
  );
};

/** Takes note of what the user decided about all newer values of a row, which can be sent again. */
export const recordDecision = ({ state }: Progress, decision: RowDecision): void => {
  for (const { newer = {} } of state.faults)
    for (const [key, value] of Object.entries(newer))
      if (decision[key] === 'theirs') state.kept = { ...state.kept, [key]: value };
      else state.overwritten = { ...state.overwritten, [key]: value };
  state.faults = state.faults.filter(({ newer }) => !newer);
};

/** Of a part that was not sent. */
const notSent = { key: 'facings.saving.notSent' };

export const resultOf = (item: Progress): RowResult => {
  const { state } = item;
  const { row, id, faults, sending, dropped, kept } = state;
  const missing = missingParts(item);
  const isDropped = dropped !== undefined && !isBegun(state);
  if (missing.length === 0 && faults.length > 0)
    return { row, id, type: isDropped ? 'failed' : 'partly', faults, isEnded: true };
  if (missing.length === 0)
    return { row, id, type: isDropped ? 'kept' : 'saved', faults: [], ...(kept ? { kept } : {}) };
  if (!isBegun(state)) {
    const isUnknown = faults.some(({ part }) => part === sending);
    const type = isUnknown ? 'unknown' : faults.length > 0 ? 'failed' : 'unsent';
    return { row, id, type, faults, ...(sending === null ? {} : { mayExist: true }) };
  }
  const unsent = missing.filter((part) => faults.every((fault) => fault.part !== part));
  const unsentFaults = unsent.map((part) => ({ part, reason: notSent }));
  // A part that was sent without a confirmation may exist.
  const all = [...faults, ...unsentFaults].map((fault): PartFault =>
    fault.part === sending ? { ...fault, mayExist: true } : fault,
  );
  return { row, id, type: 'partly', faults: all };
};

/** The user has to decide about newer values first. */
export const isHeldRow = ({ faults }: RowResult): boolean => faults.some(({ newer }) => newer);

/** Everything that is left of the row was rejected, so that a retry sends nothing of it. */
export const isRefusedRow = ({ type, faults }: RowResult): boolean =>
  type !== 'saved' && faults.length > 0 && faults.every(({ isRefused }) => isRefused);

const countedAs = ({ type }: RowResult): 'saved' | 'failed' | 'unsent' | 'kept' =>
  type === 'saved' || type === 'unsent' || type === 'kept' ? type : 'failed';

/** Results by row, and their number. */
export const createResults = () => {
  const byRow = new Map<number, RowResult>();
  const counts = { saved: 0, failed: 0, unsent: 0, kept: 0 };
  return {
    byRow: byRow as ReadonlyMap<number, RowResult>,
    counts: counts as Readonly<typeof counts>,
    record: (item: Progress) => {
      const before = byRow.get(item.state.row);
      if (before) counts[countedAs(before)] -= 1;
      const result = resultOf(item);
      byRow.set(result.row, result);
      counts[countedAs(result)] += 1;
    },
    /** Before another attempt: only rows that are saved or kept have a result. */
    clearUnsaved: () => {
      for (const [row, result] of byRow)
        if (['failed', 'unsent'].includes(countedAs(result))) byRow.delete(row);
      counts.failed = 0;
      counts.unsent = 0;
    },
  };
};
