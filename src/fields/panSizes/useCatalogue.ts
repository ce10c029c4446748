/** Every pan size there is; asked once it is needed. */
import { useQuery } from '@tanstack/react-query';
import type { PanSize, PanSizesField } from '../../schema/field';
import { panSizesIn } from '.';
import { useAsks } from '../useAsks';

/** Milliseconds in which the catalogue counts as fresh: it changes rarely. */
const fresh = 5 * 60_000;

export interface Catalogue {
  /** Undefined until it is here. */
  readonly sizes: readonly PanSize[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export const useCatalogue = ({ path }: PanSizesField, isWanted: boolean): Catalogue => {
  const asks = useAsks();
  const query = useQuery({
    queryKey: ['panSizes', path],
    queryFn: async ({ signal }) => panSizesIn(await asks.read(path, signal)),
    enabled: isWanted,
    staleTime: fresh,
  });
  return {
    sizes: query.data,
    hasFailed: query.isError && !query.isFetching,
    retry: () => {
      void query.refetch();
    },
  };
};
