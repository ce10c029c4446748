/** Calls besides those of lists and records, for the screens. */
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { FacingsDataProvider } from '../../dataProvider';
import { useAsks } from '../fields/useAsks';
import { useRegistry } from '../fields/useDeclaration';

// The platform's figures (rules 7, Analytics).

/** Reads the context itself: `useDataProvider` returns a proxy that turns every property into a call. */
export const useAnalytics = (): FacingsDataProvider['analytics'] => {
  const provider = useContext(DataProviderContext) as FacingsDataProvider | null;
  if (!provider) throw new Error('No data provider stands above.');
  return provider.analytics;
};

// The calls for the signed-in person's own account.

/** Reads the context itself: `useDataProvider` returns a proxy that turns every property into a call. */
export const useOwnCalls = (): FacingsDataProvider['own'] => {
  const provider = useContext(DataProviderContext) as FacingsDataProvider | null;
  if (!provider) throw new Error('No data provider stands above.');
  return provider.own;
};

type Values = Readonly<Record<string, unknown>>;

/** An additional read that a declaration names: a job's payload, a version's reports. */
export const useExtra = (entity: string, name: string, values: Values) => {
  const asks = useAsks();
  const declaration = useRegistry().find(entity);
  return useQuery({
    queryKey: [entity, 'extra', name, values.id, values],
    queryFn: ({ signal }) => asks.extra(declaration, name, values, signal),
  });
};
