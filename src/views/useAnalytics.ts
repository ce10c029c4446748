/** The platform's figures (rules 7, Analytics). */
import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { FacingsDataProvider } from '../../dataProvider';

/** Reads the context itself: `useDataProvider` returns a proxy that turns every property into a call. */
export const useAnalytics = (): FacingsDataProvider['analytics'] => {
  const provider = useContext(DataProviderContext) as FacingsDataProvider | null;
  if (!provider) throw new Error('No data provider stands above.');
  return provider.analytics;
};
