import { useQuery } from '@tanstack/react-query';
import { loadCode } from '../../../lib/failures/code';
import type { ImportWords } from '../../../schema/bulk';
import type { AnyDeclaration } from '../../../schema/defineResource';

const none: ImportWords = {};

/**
 * How files name the columns of an import. They are many, so the start of the console does not load them.
 * @returns undefined while loading
 */
export const useImportWords = ({ name, bulk }: AnyDeclaration): ImportWords | undefined => {
  const load = bulk?.words;
  const { data, error } = useQuery({
    queryKey: ['importWords', name],
    queryFn: () => (load ? loadCode(load) : none),
    // Code may be here without a connection.
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
    ...(load ? {} : { initialData: none }),
  });
  // For the error boundary of the tool, as if its own code could not be loaded.
  if (error) throw error;
  return data;
};
