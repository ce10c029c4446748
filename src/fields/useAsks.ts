/** The reads that are no list and no record: options, searches and declared extras. */
import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { FacingsDataProvider } from '../../dataProvider';

export type Asks = FacingsDataProvider['asks'];

/** From the context itself: `useDataProvider` would make a call of every property it is asked for. */
export const useAsks = (): Asks => {
  const provider = useContext(DataProviderContext) as FacingsDataProvider | null;
  if (!provider) throw new Error('No data provider stands above.');
  return provider.asks;
};
