/** Records of another entity that may be picked: its list where it comes whole, and its search. */
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ReferenceField } from '../../schema/field';
import { fillTemplate, valueAt } from '../../schema/template';
import { askStateOf } from '../picker/askState';
import { matching, type Entry } from '../picker/entry';
import type { PickerProps } from '../picker/Picker';
import type { TypedText } from '../picker/useTypedText';
import { useRegistry } from '../RegistryContext';
import { useSearched } from './useSearched';

/** Whether a record of another entity may be picked (`pick` of a reference). */
type Picked = NonNullable<ReferenceField['pick']>;

/** Undefined where the record does not say: a search may answer with less than the whole record. */
const satisfies = (
  target: AnyDeclaration,
  pick: Picked,
  record: Readonly<Record<string, unknown>>,
): boolean | undefined => {
  let isSure = true;
  for (const [name, wanted] of Object.entries(pick)) {
    const field = target.fields[name];
    const value = record[name];
    if (value == null) isSure = false;
    else if (field?.kind === 'tags') {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      if (!items.some((item) => valueAt(item, field.item) === wanted)) return false;
    } else if (String(value) !== wanted) return false;
  }
  return isSure ? true : undefined;
};

/** More than any list that comes whole; the same request as a list screen makes, so that they share it. */
const everything = { page: 1, perPage: 100_000 };
const inOrder = { field: 'id', order: 'ASC' } as const;

interface Wanted {
  readonly to: string;
  readonly pick?: ReferenceField['pick'];
  readonly typed: TypedText;
  /** Values of the form at hand that the search may need. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly isOpen: boolean;
}

type Pickable = Pick<PickerProps, 'entries' | 'state' | 'onRetry' | 'emptyText'>;

export const usePickable = ({ to, pick = {}, typed, values, isOpen }: Wanted): Pickable => {
  const translate = useTranslate();
  const target = useRegistry().find(to);
  const search = target.calls?.search;
  const comesWhole = target.calls?.list?.paging.kind === 'whole';
  const isListed = !search || (search.needs.length === 0 && comesWhole);

  const list = useGetList<RaRecord>(
    target.name,
    { pagination: everything, sort: inOrder, filter: pick },
    { enabled: isOpen && isListed },
  );
  const searched = useSearched({ target, typed, values, isOpen });

  const listed = (list.data ?? []).map((record): Entry => {
    const id = String(record.id);
    return { value: id, label: fillTemplate(target.represent, record).trim() || id };
  });
  // An answer that does not say enough of a record is checked against the list, which was asked with `pick`;
  // where there is no whole list, the search itself was asked within what it needs.
  const results = searched.results
    ?.filter(
      ({ id, record }) =>
        satisfies(target, pick, record) ?? (!isListed || listed.some(({ value }) => value === id)),
    )
    .map(({ id, record: _, ...told }): Entry => ({ value: id, ...told }));

  if (searched.isAsked) {
    return {
      // Until the answer comes, the list shows what it has of it.
      entries: results ?? (isListed ? matching(listed, typed.text) : []),
      state: searched.state,
      onRetry: searched.retry,
      emptyText: translate('facings.fields.noMatch'),
    };
  }
  return {
    entries: matching(listed, typed.text),
    state: isListed ? askStateOf(list) : 'ready',
    onRetry: () => {
      void list.refetch();
    },
    emptyText: isListed
      ? translate(typed.text === '' ? 'facings.fields.empty' : 'facings.fields.noMatch')
      : translate('facings.fields.searchFrom', { min: search.min }),
  };
};
