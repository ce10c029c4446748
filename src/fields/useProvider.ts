/** The data provider, and its calls besides lists and records: lookups (options, searches), actions and exports. */
import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { FacingsDataProvider } from '../../dataProvider';

export type Lookups = FacingsDataProvider['lookups'];
export type ActionCalls = FacingsDataProvider['actionCalls'];

/** Reads the context itself: `useDataProvider` returns a proxy that turns every property into a call. */
export const useProvider = (): FacingsDataProvider => {
  const provider = useContext(DataProviderContext) as FacingsDataProvider | null;
  if (!provider) throw new Error('No data provider stands above.');
  return provider;
};

export const useLookups = (): Lookups => useProvider().lookups;

/** Actions besides create, edit and remove; and exports. */
export const useActionCalls = (): ActionCalls => useProvider().actionCalls;
