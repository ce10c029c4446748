/** Initial values of the first record in a create dialog: from its list's filters and parent ids. */
import { useGetList, type RaRecord } from 'react-admin';
import { pickedBy } from '../../fields/reference/usePick';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ReferenceField } from '../../schema/field';
import { unpaged } from '../unpaged';
import { useListState } from '../list/useListState';
import { useWithin } from '../place/withinContext';
import { begunByFilters, type BegunValues } from './begunValues';

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
  const within = useWithin();
  const { filters } = useListState(declaration);
  const begun = isOffered ? begunByFilters(declaration, { ...filters, ...within }) : none;
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
