/** The calls besides lists and records: options, searches and extras; actions and exports. */
import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { FacingsDataProvider } from '../../dataProvider';

export type Asks = FacingsDataProvider['asks'];
export type Acts = FacingsDataProvider['acts'];

/** Reads the context itself: `useDataProvider` returns a proxy that turns every property into a call. */
export const useProvider = (): FacingsDataProvider => {
  const provider = useContext(DataProviderContext) as FacingsDataProvider | null;
  if (!provider) throw new Error('No data provider stands above.');
  return provider;
};

export const useAsks = (): Asks => useProvider().asks;

/** Actions besides create, edit and remove; and exports. */
export const useActs = (): Acts => useProvider().acts;
