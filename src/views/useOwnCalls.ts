/** The calls of a person about themselves. */
import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { FacingsDataProvider } from '../../dataProvider';

/** From the context itself: `useDataProvider` would make a call of every property it is asked for. */
export const useOwnCalls = (): FacingsDataProvider['own'] => {
  const provider = useContext(DataProviderContext) as FacingsDataProvider | null;
  if (!provider) throw new Error('No data provider stands above.');
  return provider.own;
};
