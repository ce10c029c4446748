/** An additional read that a declaration names: a job's payload, a version's reports. */
import { useQuery } from '@tanstack/react-query';
import { useRegistry } from '../../fields/RegistryContext';
import { useAsks } from '../../fields/useAsks';

type Values = Readonly<Record<string, unknown>>;

export const useExtra = (entity: string, name: string, values: Values) => {
  const asks = useAsks();
  const declaration = useRegistry().find(entity);
  return useQuery({
    queryKey: [entity, 'extra', name, values.id, values],
    queryFn: ({ signal }) => asks.extra(declaration, name, values, signal),
  });
};
