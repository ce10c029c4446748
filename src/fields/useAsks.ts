/** The calls that are no list and no record: options, searches and extras; actions and exports. */
import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { FacingsDataProvider } from '../../dataProvider';

export type Asks = FacingsDataProvider['asks'];
export type Acts = FacingsDataProvider['acts'];

/** From the context itself: `useDataProvider` would make a call of every property it is asked for. */
export const useProvider = (): FacingsDataProvider => {
  const provider = useContext(DataProviderContext) as FacingsDataProvider | null;
  if (!provider) throw new Error('No data provider stands above.');
  return provider;
};

export const useAsks = (): Asks => useProvider().asks;

/** What changes something beside creating, editing and removing; and files that the platform makes. */
export const useActs = (): Acts => useProvider().acts;
