/** Every row of a list that the platform sends whole, as it is at the moment of asking. */
import type { RaRecord } from 'react-admin';
import { useProvider } from '../../fields/useAsks';
import type { AnyDeclaration } from '../../schema/defineResource';
import { metaOf, useWithin } from '../place/withinContext';

const everything = 100_000;

export const useAllRows = (declaration: AnyDeclaration): (() => Promise<readonly RaRecord[]>) => {
  const provider = useProvider();
  const within = useWithin();
  return async () => {
    const { data } = await provider.getList<RaRecord>(declaration.name, {
      pagination: { page: 1, perPage: everything },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      ...metaOf(within),
    });
    return data;
  };
};
