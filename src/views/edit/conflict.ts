/** Whether a record was changed by someone else while it was being edited, field by field. */
import type { FieldValues } from 'react-hook-form';
import type { RaRecord } from 'react-admin';

export interface Conflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Empty is empty, whatever it is written as; lists and objects are what they hold. */
export const isSame = (one: unknown, other: unknown): boolean => {
  const plain = (value: unknown): string =>
    value == null || value === '' ? '' : JSON.stringify(value);
  return plain(one) === plain(other);
};

/**
 * The edited fields whose stored value is no longer the one the person began with. A field that both changed
 * to the same value is no conflict.
 */
export const conflictsOf = (
  names: readonly string[],
  began: RaRecord,
  stored: RaRecord,
  values: FieldValues,
): readonly Conflict[] =>
  names.flatMap((name) => {
    const mine: unknown = values[name];
    const theirs: unknown = stored[name];
    if (isSame(began[name], theirs) || isSame(mine, theirs)) return [];
    return [{ name, mine, theirs }];
  });

/** What is sent: the typed values, but what was left alone follows the stored record and overwrites nobody. */
export const sentOver = (
  names: readonly string[],
  began: RaRecord,
  stored: RaRecord,
  values: FieldValues,
): FieldValues => ({
  ...values,
  ...Object.fromEntries(
    names
      .filter((name) => isSame(values[name], began[name]))
      .map((name) => [name, (stored[name] as unknown) ?? null]),
  ),
});
