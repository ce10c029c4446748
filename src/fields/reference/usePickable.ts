/** The records that can be picked: from the other entity's list if it is not paged, and from its search. */
import { useQuery } from '@tanstack/react-query';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ReferenceField } from '../../schema/field';
import { fillTemplate, valueAt } from '../../schema/template';
import { askStateOf, matching, type PickerEntry } from '../picker/entry';
import type { PickerProps, TypedText } from '../picker/Picker';
import { useLookups } from '../useProvider';
import { useRegistry } from '../useDeclaration';

/** Cache time in milliseconds for the same text. */
const fresh = 60_000;

/** Results of the other entity's search for the typed text. */
export const useSearched = ({
  target,
  typed,
  values,
  isOpen,
}: {
  readonly target: AnyDeclaration;
  readonly typed: TypedText;
  readonly values: Readonly<Record<string, unknown>>;
  readonly isOpen: boolean;
}) => {
  const lookups = useLookups();
  const call = target.calls?.search;
  const isAsked = isOpen && call !== undefined && typed.text.length >= call.min;
  // The next key changes the text, which cancels the running request.
  const text = isAsked ? typed.settled : '';
  const query = useQuery({
    queryKey: ['search', target.name, call?.needs.map((name) => values[name]) ?? [], text],
    queryFn: async ({ signal }) =>
      call ? ((await lookups.search(call, text, values, signal)) ?? []) : [],
    enabled: text !== '',
    staleTime: fresh,
  });
  return {
    isAsked,
    /** Undefined until the results for exactly this text have arrived. */
    results: query.data,
    state: isAsked && text === '' ? 'loading' : askStateOf(query),
    retry: () => void query.refetch(),
  };
};

/** The restriction of a reference's options. */
type Picked = NonNullable<ReferenceField['pick']>;

/** Returns undefined if the record lacks the keys: search results may be incomplete records. */
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

/** The same request as on the list's own screen, so that both share the response. */
const allRows = { page: 1, perPage: 100_000 };
const inOrder = { field: 'id', order: 'ASC' } as const;

interface PickableOptions {
  readonly to: string;
  readonly pick: Picked;
  readonly typed: TypedText;
  /** Form values that the search may need. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly isOpen: boolean;
}

export type Pickable = Pick<PickerProps, 'entries' | 'state' | 'onRetry' | 'emptyText'>;

export const usePickable = ({ to, pick, typed, values, isOpen }: PickableOptions): Pickable => {
  const translate = useTranslate();
  const target = useRegistry().find(to);
  const search = target.calls?.search;
  const comesWhole = target.calls?.list?.paging.kind === 'whole';
  const isListed = !search || (search.needs.length === 0 && comesWhole);

  const list = useGetList<RaRecord>(
    target.name,
    { pagination: allRows, sort: inOrder, filter: pick },
    { enabled: isOpen && isListed },
  );
  const searched = useSearched({ target, typed, values, isOpen });

  const listed = (list.data ?? []).map((record): PickerEntry => {
    const id = String(record.id);
    return { value: id, label: fillTemplate(target.represent, record).trim() || id };
  });
  // Results that lack the keys are checked against the list, which was requested with `pick`. If there is no complete
  // list, the search itself was restricted by the values that it needs.
  const results = searched.results
    ?.filter(
      ({ id, record }) =>
        satisfies(target, pick, record) ?? (!isListed || listed.some(({ value }) => value === id)),
    )
    .map(({ id, record: _, ...shown }): PickerEntry => ({ value: id, ...shown }));

  if (searched.isAsked) {
    return {
      // Until results arrive, the matching rows of the list are shown.
      entries: results ?? (isListed ? matching(listed, typed.text) : []),
      state: searched.state,
      onRetry: searched.retry,
      emptyText: translate('facings.fields.noMatch'),
    };
  }
  return {
    entries: matching(listed, typed.text),
    state: isListed ? askStateOf(list) : 'ready',
    onRetry: () => void list.refetch(),
    emptyText: isListed
      ? translate(typed.text === '' ? 'facings.fields.empty' : 'facings.fields.noMatch')
      : translate('facings.fields.searchFrom', { min: search.min }),
  };
};
