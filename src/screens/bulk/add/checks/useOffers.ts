import { useMemo } from 'react';
import { useRegistry } from '../../../../fields/useDeclaration';
import type { Entries } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { createOffers, offeredColumns, type Offers } from './offers';
import { useKnown } from './useKnown';

export interface OffersState {
  readonly offers: Offers | null;
  readonly isKnown: boolean;
}

/** Checks the sheet against the organization's values. */
export const useOffers = (entries: Entries | null, declaration: AnyDeclaration): OffersState => {
  const registry = useRegistry();
  const offers = useMemo(
    () => entries && createOffers(entries, offeredColumns(entries, declaration, registry)),
    [entries, declaration, registry],
  );
  return { offers, isKnown: useKnown(offers).isKnown };
};
