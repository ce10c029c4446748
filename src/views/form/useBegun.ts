/** Initial values of the first record in a create dialog: from its list's filters, parent ids and address. */
import { useEffect, useMemo } from 'react';
import {
  useGetList,
  useGetOne,
  useNotify,
  useRecordFromLocation,
  type RaRecord,
} from 'react-admin';
import { useSearchParams } from 'react-router';
import { pickedBy } from '../../fields/reference/usePick';
import { canRotate, type AnyDeclaration } from '../../schema/defineResource';
import type { ReferenceField } from '../../schema/field';
import { isObject } from '../../lib/util/isObject';
import { failureMessageOf } from '../../lib/failures/failures';
import { unpaged } from '../list/state/listRequest';
import { useListState } from '../list/state/useListState';
import { copyKey } from '../place/useOverlay';
import { parentMeta, useParentIds } from '../place/placeContext';
import { useWords } from '../useWords';

/** Initial values of a new record, besides those of its fields. */
export type BegunValues = Readonly<Record<string, unknown>>;

const fieldsOf = ({ create }: AnyDeclaration): readonly string[] => create?.fields ?? [];

/** A new record takes the organization or region that the list is filtered by. */
const begunByFilters = (declaration: AnyDeclaration, filters: BegunValues): BegunValues =>
  Object.fromEntries(
    fieldsOf(declaration).flatMap((name) =>
      declaration.fields[name]?.kind === 'reference' && name in filters
        ? [[name, filters[name]]]
        : [],
    ),
  );

/**
 * A link can bring values for the form's fields, as those of react-admin's CreateButton and CloneButton do. Anybody can
 * write such a link, so it can set neither the parents nor a value that the form does not show, like a secret.
 */
const begunByAddress = (
  declaration: AnyDeclaration,
  record: unknown,
  within: BegunValues,
): BegunValues =>
  Object.fromEntries(
    fieldsOf(declaration).flatMap((name) => {
      const isSecret = declaration.fields[name]?.secret !== undefined;
      const isTaken = isObject(record) && name in record && !(name in within);
      return isTaken && !isSecret ? [[name, record[name]]] : [];
    }),
  );

/**
 * The next record of a series has the same parents: the fields that gate others, and the first record's initial
 * values.
 */
export const begunByLast = (
  declaration: AnyDeclaration,
  last: BegunValues,
  begun: BegunValues,
): BegunValues => {
  const gates = fieldsOf(declaration).map((name) => declaration.fields[name]?.gatedBy);
  return Object.fromEntries(
    fieldsOf(declaration)
      .filter((name) => gates.includes(name) || name in begun)
      .map((name) => [name, last[name]]),
  );
};

interface InitialState {
  readonly values: BegunValues;
  readonly isAwaited: boolean;
}

const none: BegunValues = {};

/** A field whose form options are restricted: products belong to organizations with a certain service. */
const restrictedIn = ({ fields }: AnyDeclaration, begun: BegunValues) =>
  Object.keys(begun).flatMap((name): { name: string; field: ReferenceField }[] => {
    const field = fields[name];
    const isOwn = field?.kind === 'reference' && field.pick && pickedBy(field.pick).length === 0;
    return isOwn ? [{ name, field }] : [];
  })[0];

/** @param isOffered false if the create dialog has no list behind it: over another form */
export const useBegun = (declaration: AnyDeclaration, isOffered: boolean): InitialState => {
  const within = useParentIds();
  const { filters } = useListState(declaration);
  const brought = useRecordFromLocation();
  const begun = isOffered
    ? {
        ...begunByFilters(declaration, { ...filters, ...within }),
        ...begunByAddress(declaration, brought, within),
      }
    : none;
  const restricted = restrictedIn(declaration, begun);
  const { data, error } = useGetList<RaRecord>(
    restricted?.field.to ?? declaration.name,
    { ...unpaged, filter: restricted?.field.pick ?? {} },
    { enabled: restricted !== undefined },
  );
  if (!restricted) return { values: begun, isAwaited: false };
  // A record that cannot be loaded is left for the person to select.
  if (!data) return { values: none, isAwaited: error === null };
  const { [restricted.name]: own, ...others } = begun;
  const isOfferedThere = data.some(({ id }) => String(id) === String(own));
  return { values: isOfferedThere ? begun : others, isAwaited: false };
};

// The record that a new one is copied from, if the address names one (`?copy=`).

/** Name of the field that holds a record's name: the first one in `represent`. */
const nameFieldOf = ({ represent, fields }: AnyDeclaration): string | undefined => {
  const name = /\{(\w+)\}/.exec(represent)?.[1];
  return name !== undefined && fields[name]?.kind === 'text' ? name : undefined;
};

/** The name of what replaces a record, which keeps its own until it is removed: 'Till' → 'Till (2)' → 'Till (3)'. */
export const nextName = (name: string): string => {
  const [, base = name, count = '1'] = /^(.*) \((\d+)\)$/s.exec(name) ?? [];
  return `${base} (${String(Number(count) + 1)})`;
};

interface Copied {
  /** Undefined while loading, and if nothing is copied. */
  readonly record: RaRecord | undefined;
  /** The record that the new one replaces. */
  readonly replaced: RaRecord | undefined;
  readonly isAwaited: boolean;
}

/** @param isOffered false if the create dialog has no address: over another form */
export const useCopied = (declaration: AnyDeclaration, isOffered: boolean): Copied => {
  const words = useWords(declaration);
  const { translate } = words;
  const notify = useNotify();
  const within = useParentIds();
  const [parameters] = useSearchParams();
  const isRotated = canRotate(declaration);
  const canCopy = isRotated || declaration.create?.canCopy === true;
  const id = isOffered && canCopy ? parameters.get(copyKey) : null;
  const { data, error } = useGetOne<RaRecord>(
    declaration.name,
    { id: id ?? '', ...parentMeta(within) },
    { enabled: id !== null },
  );
  // If the record no longer exists, the form starts empty and says so.
  useEffect(() => {
    if (id !== null && error)
      notify(failureMessageOf(error, translate).message, { type: 'warning' });
  }, [id, error, notify, translate]);

  const record = useMemo(() => {
    if (!data) return undefined;
    const name = nameFieldOf(declaration);
    const own: unknown = name === undefined ? undefined : data[name];
    return name === undefined || typeof own !== 'string'
      ? data
      : {
          ...data,
          [name]: isRotated ? nextName(own) : translate('facings.views.form.copyOf', { name: own }),
        };
  }, [data, declaration, isRotated, translate]);
  const replaced = isRotated ? data : undefined;
  return { record, replaced, isAwaited: id !== null && !data && !error };
};
