/** Initial values of the first record in a create dialog: from its list's filters, parent ids and address. */
import { useGetList, useRecordFromLocation, type RaRecord } from 'react-admin';
import { pickedBy } from '../../fields/reference/usePick';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ReferenceField } from '../../schema/field';
import { isObject } from '../../lib/util/isObject';
import { unpaged } from '../list/state/listRequest';
import { useListState } from '../list/state/useListState';
import { useParentIds } from '../place/placeContext';

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

const none: BegunValues = {};

/** A field whose form options are restricted: products belong to organizations with a certain service. */
const restrictedIn = ({ fields }: AnyDeclaration, begun: BegunValues) =>
  Object.keys(begun).flatMap((name): { name: string; field: ReferenceField }[] => {
    const field = fields[name];
    const isOwn = field?.kind === 'reference' && field.pick && pickedBy(field.pick).length === 0;
    return isOwn ? [{ name, field }] : [];
  })[0];

/** @param isOffered false if the create dialog has no list behind it: over another form */
export const useBegun = (declaration: AnyDeclaration, isOffered: boolean) => {
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
  const { [restricted.name]: restrictedValue, ...others } = begun;
  const isOfferedThere = data.some(({ id }) => String(id) === String(restrictedValue));
  return { values: isOfferedThere ? begun : others, isAwaited: false };
};
