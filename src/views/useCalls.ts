/** Calls besides those of lists and records, for the screens. */
import { useQuery } from '@tanstack/react-query';
import { useLookups, useProvider } from '../fields/useProvider';
import { useRegistry } from '../fields/useDeclaration';
import type { Values } from '../lib/util/values';

/** The platform's figures (rules 7, Analytics). */
export const useAnalytics = () => useProvider().analytics;

/** The calls for the signed-in person's own account. */
export const useOwnCalls = () => useProvider().own;

/** An additional read that a declaration names: a job's payload, a version's reports. */
export const useExtra = (entity: string, name: string, values: Values) => {
  const lookups = useLookups();
  const declaration = useRegistry().find(entity);
  return useQuery({
    queryKey: [entity, 'extra', name, values.id, values],
    queryFn: ({ signal }) => lookups.extra(declaration, name, values, signal),
  });
};
