/** What someone else has changed of the values that a row is about to change. */
import { asText } from '../../../fields/shared/asText';
import type { RowState } from '../../../lib/batches/rowState';
import type { NewerValue, NewerValues } from '../../../lib/batches/types';
import type { ChangedRow, ChildChange } from './rows';
import type { Values } from '../../../lib/util/values';

/**
 * Why a row is left as it is. `changedSince`: what it changes is no longer what it was when the change was planned.
 * `hidden`: someone else changed what decides whether the record has this value at all.
 */
export type HeldRow = 'changedSince' | 'hidden' | 'gone';

/** Values before and after a change, with the same keys. */
interface Change {
  readonly before: Values;
  readonly after: Values;
}

/** Reads the value of a record as it is compared and shown. */
export type ReadValue = (record: Values, key: string) => NewerValue;

export const plainValue: ReadValue = (record, key) => ({
  value: record[key],
  text: asText(record[key]) ?? '',
});

/** The part of a row that changes what belongs to its record. */
export const childPartName = 'state';

/** The key of a child's field among the newer values of a row, whose record may have a field of the same name. */
export const childKey = (field: string): string => `${childPartName}.${field}`;

/** The newer value of a child that is gone. */
export const goneKey = childKey('');

/** Blank and unset are equal; an unset switch is off. */
const plain = (value: unknown): unknown =>
  value === undefined || value === '' || value === false
    ? null
    : typeof value === 'string'
      ? value.trim()
      : value;

/**
 * The names of the values that someone else has changed to something else; null if nothing needs to be sent.
 * @param has whether the record has this one of these values
 */
export const newerNames = (
  { before, after }: Change,
  has: (values: Values, name: string) => boolean,
): readonly string[] | null => {
  const open = Object.keys(after).filter((name) => !has(after, name));
  return open.length === 0 ? null : open.filter((name) => !has(before, name));
};

/**
 * `same`: the record has all values, so nothing needs to be sent. `open`: they can be sent. `newer`: someone else has
 * changed some of them to something else.
 */
export type RowComparison =
  | { readonly type: 'same' | 'open' }
  | { readonly type: 'newer'; readonly newer: NewerValues };

export const compareRow = (
  row: Pick<ChangedRow, 'before' | 'after'>,
  record: Values,
  readValue: ReadValue,
): RowComparison => {
  const now = new Map(Object.keys(row.after).map((key) => [key, readValue(record, key)] as const));
  const newer = newerNames(row, (values, key) => plain(now.get(key)?.value) === plain(values[key]));
  if (newer === null) return { type: 'same' };
  return newer.length === 0
    ? { type: 'open' }
    : { type: 'newer', newer: Object.fromEntries([...now].filter(([key]) => newer.includes(key))) };
};

const textsOf = (values: NewerValues) =>
  Object.fromEntries(Object.entries(values).map(([key, { text }]) => [key, text] as const));

type Decided = Pick<RowState, 'kept' | 'overwritten'>;

const decidedValues = (
  { before, after }: Change,
  { kept = {}, overwritten = {} }: Decided,
  keyOf = (name: string): string => name,
): Change => {
  const left = Object.entries(after).filter(([name]) => !Object.hasOwn(kept, keyOf(name)));
  return {
    before: Object.fromEntries(
      left.map(([name]) => {
        const theirs = overwritten[keyOf(name)];
        return [name, theirs ? theirs.value : before[name]];
      }),
    ),
    after: Object.fromEntries(left),
  };
};

/** The change of a row without the newer values that the user kept; those that are overwritten are what it had before. */
export const decidedRow = (row: ChangedRow, state: Decided): ChangedRow => {
  const { kept = {}, overwritten = {} } = state;
  const { before, after } = row.child ?? {};
  return {
    ...row,
    shown: { ...row.shown, ...textsOf(kept) },
    was: { ...row.was, ...textsOf(overwritten) },
    ...decidedValues(row, state),
    ...(row.child && before && after
      ? { child: { ...row.child, ...decidedValues({ before, after }, state, childKey) } }
      : {}),
  };
};

/** What is added if the child is gone and the user wants it again; null if they do not. */
export const childAgain = (
  { key, values }: ChildChange,
  { kept = {}, overwritten = {} }: Decided,
): ChildChange | null => {
  if (!values || !Object.hasOwn(overwritten, goneKey)) return null;
  const after = Object.entries(values).filter(([name]) => !Object.hasOwn(kept, childKey(name)));
  return { id: null, key, before: null, after: Object.fromEntries(after) };
};
