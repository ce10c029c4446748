import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRegistry } from '../../../../fields/RegistryContext';
import type { Entries } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { logFault } from '../../../../views/logFault';
import { useComingBack } from '../../edit/useComingBack';
import { createOffers, offeredColumns, type Offers } from './offers';

/** Holds the sheet against what the organization has; again whenever the person comes back, who may have added to it. */
export const useOffers = (
  entries: Entries | null,
  declaration: AnyDeclaration,
): { readonly offers: Offers | null; readonly isKnown: boolean } => {
  const registry = useRegistry();
  const offers = useMemo(
    () => entries && createOffers(entries, offeredColumns(entries, declaration, registry)),
    [entries, declaration, registry],
  );
  const [known, setKnown] = useState<Offers | null>(null);
  const load = useCallback(() => {
    offers?.load().then(() => {
      setKnown(offers);
    }, logFault);
  }, [offers]);
  useEffect(load, [load]);
  useComingBack(load);
  return { offers, isKnown: offers !== null && known === offers };
};
