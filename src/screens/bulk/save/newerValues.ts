/** What someone else has changed of the values that a row is about to change. */
import { asText } from '../../../fields/shared/asText';
import type { RowState } from '../../../lib/batches/rowState';
import type { NewerValue, NewerValues } from '../../../lib/batches/types';
import type { ChangedRow } from './rows';

/** Why a row is left as it is: what it changes is no longer what it was when the change was planned. */
export type HeldRow = 'changedSince' | 'gone';

type Values = Readonly<Record<string, unknown>>;

/** Reads the value of a record as it is compared and shown. */
export type ReadValue = (record: Values, key: string) => NewerValue;

export const plainValue: ReadValue = (record, key) => ({
  value: record[key],
  text: asText(record[key]) ?? '',
});

/** Blank and unset are equal; an unset switch is off. */
const plain = (value: unknown): unknown =>
  value === undefined || value === '' || value === false
    ? null
    : typeof value === 'string'
      ? value.trim()
      : value;

/**
 * `same`: the record has all values, so nothing needs to be sent. `open`: they can be sent. `newer`: someone else has
 * changed some of them to something else.
 */
export type RowComparison =
  | { readonly type: 'same' | 'open' }
  | { readonly type: 'newer'; readonly newer: NewerValues };

export const compareRow = (
  { before, after }: Pick<ChangedRow, 'before' | 'after'>,
  record: Values,
  readValue: ReadValue,
): RowComparison => {
  const now = Object.keys(after).map((key) => [key, readValue(record, key)] as const);
  const has = (values: Values) => (entry: (typeof now)[number]) =>
    plain(entry[1].value) === plain(values[entry[0]]);
  const [isOurs, isOld] = [has(after), has(before)];
  if (now.every(isOurs)) return { type: 'same' };
  const newer = now.filter((entry) => !isOurs(entry) && !isOld(entry));
  return newer.length === 0
    ? { type: 'open' }
    : { type: 'newer', newer: Object.fromEntries(newer) };
};

const textsOf = (values: NewerValues) =>
  Object.fromEntries(Object.entries(values).map(([key, { text }]) => [key, text] as const));

/** The change of a row without the newer values that the user kept; those that are overwritten are what it had before. */
export const decidedRow = (
  row: ChangedRow,
  { kept = {}, overwritten = {} }: Pick<RowState, 'kept' | 'overwritten'>,
): ChangedRow => {
  const left = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => !Object.hasOwn(kept, key)));
  return {
    ...row,
    shown: { ...row.shown, ...textsOf(kept) },
    was: { ...row.was, ...textsOf(overwritten) },
    before: left({
      ...row.before,
      ...Object.fromEntries(
        Object.entries(overwritten).map(([key, { value }]) => [key, value] as const),
      ),
    }),
    after: left(row.after),
  };
};
