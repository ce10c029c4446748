/** Opens a list without parameters with the person's default view. */
import { useEffect, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useLocation } from 'react-router';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { usePlace } from '../../../place/placeContext';
import { parametersOf, queryFrom, type ListedWithin, type ListQuery } from '../../state/listQuery';
import type { ListState } from '../../state/useListState';
import { mayHaveDefault, useViews, type SavedView } from './viewsStore';

type Parameters = Readonly<Record<string, string>>;

/** Drops parameters that the list no longer knows. */
export const knownParameters = (listed: ListedWithin, parameters: Parameters): Parameters =>
  parametersOf(
    listed,
    queryFrom(listed, (key) => (Object.hasOwn(parameters, key) ? (parameters[key] ?? null) : null)),
  );

/** A comparison key; equal settings have equal keys, because parameters have a fixed order. */
const signOf = (parameters: Parameters): string => JSON.stringify(parameters);

export const isPlain = (listed: ListedWithin, query: ListQuery): boolean =>
  signOf(parametersOf(listed, query)) === '{}';

/** Returns the view with exactly these settings; of several, the one selected last. */
export const viewShown = (
  listed: ListedWithin,
  views: readonly SavedView[],
  query: ListQuery,
  lastId: string | null,
): SavedView | undefined => {
  const sign = signOf(parametersOf(listed, query));
  const same = views.filter(
    ({ parameters }) => signOf(knownParameters(listed, parameters)) === sign,
  );
  return same.find(({ id }) => id === lastId) ?? same[0];
};

/** True until it is known which view applies; no rows are requested before that. */
export const useViewOpening = (declaration: AnyDeclaration, state: ListState): boolean => {
  const { panel, within } = usePlace();
  const { search, key } = useLocation();
  const { data: identity, isPending } = useGetIdentity();
  const { views, defaults } = useViews(identity ? String(identity.id) : undefined);
  // A default that is set later does not change a list that is already open.
  const [settled, setSettled] = useState<string | null>(null);
  const isBare = panel === null && search === '' && settled !== key;
  const isUnknown = isPending && mayHaveDefault(declaration.name);
  const view = isBare ? views.find(({ id }) => id === defaults[declaration.name]) : undefined;
  if (isBare && !isUnknown && !view) setSettled(key);
  const { show } = state;

  useEffect(() => {
    if (view) show(knownParameters({ declaration, within }, view.parameters), { replace: true });
  }, [view, show, declaration, within]);

  return isBare && (isUnknown || view !== undefined);
};
