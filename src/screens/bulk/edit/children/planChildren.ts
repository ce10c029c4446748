/** Plans what each of many records is given: one child with the same values, or the change of the one it has. */
import type { ChildCalls } from '../../save/childCalls';
import type { ChangedRow } from '../../save/rows';
import type { Values } from '../../../../lib/util/values';

type Child = Values & { readonly id: unknown };

export type SelectedOwner = Pick<ChangedRow, 'row' | 'id' | 'shown'>;

interface Wanted {
  readonly owners: readonly SelectedOwner[];
  /** What each record has, by its id. */
  readonly existing: ReadonlyMap<string, readonly Child[]>;
  /** The value by which a child is recognized. */
  readonly key: string;
  readonly values: Values;
  /** The fields of an existing child that are changed; null if it is left as it is. */
  readonly changes: readonly string[] | null;
  readonly calls: Pick<ChildCalls, 'hasKey' | 'holds'>;
}

/** The children of a record that have the key. */
const alikeOf = (
  { existing, key, calls }: Omit<Wanted, 'owners' | 'changes'>,
  { id }: SelectedOwner,
) => (existing.get(id) ?? []).filter((child) => calls.hasKey(child, key));

const picked = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** Each record is in exactly one of the lists. Rows are those to send, new ones first, so that batches are full. */
export const planChildren = ({ owners, changes, ...wanted }: Wanted) => {
  const { key, values, calls } = wanted;
  const added: ChangedRow[] = [];
  const changed: ChangedRow[] = [];
  /** They have one already, which is left as it is. */
  const left: SelectedOwner[] = [];
  /** They have one with these values. */
  const same: SelectedOwner[] = [];
  /** They have several, so it is unknown which one is meant. */
  const several: SelectedOwner[] = [];
  for (const owner of owners) {
    const [only, another] = alikeOf(wanted, owner);
    const row = { ...owner, before: {}, after: {} };
    if (!only) added.push({ ...row, child: { id: null, key, before: null, after: values } });
    else if (changes === null) left.push(owner);
    else if (another) several.push(owner);
    else {
      const whole = picked(values, changes);
      const names = changes.filter((name) => !calls.holds(only, picked(values, [name]), whole));
      const child = { before: picked(only, names), after: picked(values, names) };
      if (names.length === 0) same.push(owner);
      else changed.push({ ...row, child: { id: String(only.id), key, ...child, values } });
    }
  }
  return { added, changed, left, same, several, rows: [...added, ...changed] };
};

/** The fields whose value some existing children lack, each with their number. */
export const differingFields = (
  names: readonly string[],
  { owners, ...wanted }: Omit<Wanted, 'changes'>,
): readonly { readonly name: string; readonly count: number }[] => {
  const { values, calls } = wanted;
  const single = owners.flatMap((owner) => {
    const [only, another] = alikeOf(wanted, owner);
    return only && !another ? [only] : [];
  });
  return names.flatMap((name) => {
    const childValues = picked(values, [name]);
    const count = single.filter((child) => !calls.holds(child, childValues, values)).length;
    return count === 0 ? [] : [{ name, count }];
  });
};

const isBlank = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** Names of the values that a form gives: a blank one changes nothing. */
export const givenNames = (values: Values, key: string): readonly string[] =>
  Object.keys(values).filter((name) => name !== key && !isBlank(values[name]));
