/** The figures of the platform (rules 7, Analytics). */
import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { FacingsDataProvider } from '../../dataProvider';

/** From the context itself: `useDataProvider` would make a call of every property it is asked for. */
export const useAnalytics = (): FacingsDataProvider['analytics'] => {
  const provider = useContext(DataProviderContext) as FacingsDataProvider | null;
  if (!provider) throw new Error('No data provider stands above.');
  return provider.analytics;
};
