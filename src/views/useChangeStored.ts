import type { Identifier, RaRecord } from 'react-admin';
import { useProvider } from '../fields/useProvider';
import type { Values } from '../lib/util/values';
import type { AnyDeclaration } from '../schema/defineResource';
import { parentMeta, useParentIds } from './place/placeContext';

/**
 * Changes some values of a record as it is stored now: a row may lack values that a call sends, and another person may
 * have changed others.
 */
export const useChangeStored = (declaration: AnyDeclaration) => {
  const within = useParentIds();
  const provider = useProvider();
  /** @returns the record as it was stored before */
  return async (
    id: Identifier,
    data: Values,
    isDue: (stored: RaRecord) => boolean = () => true,
  ): Promise<RaRecord> => {
    const { data: stored } = await provider.getOne<RaRecord>(declaration.name, {
      id,
      ...parentMeta(within),
    });
    if (isDue(stored))
      await provider.update(declaration.name, {
        id,
        data,
        previousData: stored,
        meta: { within, stored },
      });
    return stored;
  };
};
