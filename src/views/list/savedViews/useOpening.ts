/** Opens a list without parameters with the person's default view. */
import { useEffect, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useLocation } from 'react-router';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { usePlace } from '../../place/withinContext';
import type { ListState } from '../useListState';
import { knownParameters } from './current';
import { mayHaveDefault, useViews } from './viewsStore';

/** True until it is known which view applies; no rows are requested before that. */
export const useOpening = (declaration: AnyDeclaration, state: ListState): boolean => {
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
