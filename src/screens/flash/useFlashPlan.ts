/** What a flash would do, by what there is now: the organization's products and those of both zones. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FlashFrom } from '../../../dataProvider/calls/flash';
import { useProvider } from '../../fields/useAsks';
import { parsKey } from './flashQueries';
import { planOf, type Fated } from './plan';

interface Wanted {
  readonly zone: string;
  readonly accountId: string;
  /** Undefined while no source is chosen. */
  readonly from: FlashFrom | undefined;
}

export interface FlashPlan {
  /** Undefined until all of it has been read. */
  readonly plan: readonly Fated[] | undefined;
  readonly error: unknown;
  /** It was the source zone that could not be read: it may be gone. */
  readonly isSource: boolean;
  readonly retry: () => void;
}

export const useFlashPlan = ({ zone, accountId, from }: Wanted): FlashPlan => {
  const { flash } = useProvider();
  const isChosen = from !== undefined;
  const sourceZone = from?.zone;
  // A preview is of what is so now, and not of what was so when another dialog was open.
  const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;
  const products = useQuery({
    ...fresh,
    queryKey: ['products', 'flash', accountId],
    queryFn: ({ signal }) => flash.productsOf(accountId, signal),
    enabled: isChosen,
  });
  const target = useQuery({
    ...fresh,
    queryKey: parsKey(zone),
    queryFn: ({ signal }) => flash.parsOf(zone, signal),
    enabled: isChosen,
  });
  const source = useQuery({
    ...fresh,
    queryKey: parsKey(sourceZone ?? ''),
    queryFn: ({ signal }) => flash.parsOf(sourceZone ?? '', signal),
    enabled: sourceZone !== undefined,
  });

  const plan = useMemo(() => {
    if (from === undefined || !products.data || !target.data) return undefined;
    if (from && !source.data) return undefined;
    return planOf({
      products: products.data,
      target: target.data,
      source: from ? (source.data ?? null) : null,
      isOverwrite: from?.isOverwrite ?? false,
    });
  }, [from, products.data, target.data, source.data]);

  const asked = [products, target, ...(sourceZone === undefined ? [] : [source])];
  const failed = asked.find(({ isError }) => isError);
  return {
    plan: failed ? undefined : plan,
    error: failed?.error ?? null,
    isSource: failed !== undefined && failed === source,
    retry: () => {
      for (const query of asked) if (query.isError) void query.refetch();
    },
  };
};
