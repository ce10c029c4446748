import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { FlashFrom } from '../../../dataProvider/calls/flash';
import { useProvider } from '../../fields/useProvider';
import { failureMessageOf } from '../../lib/failures/failures';
import { countsOf, flashOutcomes, flashPlanOf, type FlashSource } from './plan';
import { parsKey } from './useFlash';
import { PreviewList } from './PreviewList';
import { RetryAlert } from '../../lib/failures/RetryAlert';

interface PreviewRequest {
  readonly zone: string;
  readonly accountId: string;
  /** Undefined while no source is selected. */
  readonly from: FlashFrom | undefined;
}

/** The effect of a flash based on current data: the organization's products and those of both zones. */
const useFlashPlan = ({ zone, accountId, from }: PreviewRequest) => {
  const { flash } = useProvider();
  const isChosen = from !== undefined;
  const sourceZone = from?.zone;
  // A preview needs current data, not the cache of an earlier dialog.
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
    return flashPlanOf({
      products: products.data,
      target: target.data,
      source: from ? (source.data ?? null) : null,
      isOverwrite: from?.isOverwrite ?? false,
    });
  }, [from, products.data, target.data, source.data]);

  const queries = [products, target, ...(sourceZone === undefined ? [] : [source])];
  const failed = queries.find(({ isError }) => isError);
  return {
    /** Undefined until everything is loaded. */
    plan: failed ? undefined : plan,
    error: failed?.error ?? null,
    /** The source zone could not be loaded; it may have been removed. */
    isSource: failed !== undefined && failed === source,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
};

interface PreviewProps {
  readonly zone: string;
  readonly accountId: string;
  readonly source: FlashSource | null;
  readonly from: FlashFrom | undefined;
}

/** Previews a flash. Flashing is possible even if the preview fails. */
export const Preview = ({ zone, accountId, source, from }: PreviewProps) => {
  const translate = useTranslate();
  const headingId = useId();
  const { plan, error, isSource, retry } = useFlashPlan({ zone, accountId, from });
  const counts = plan && countsOf(plan);
  const summaryOf = () => {
    if (from === undefined) {
      return translate(`facings.flash.${source === 'zone' ? 'chooseZone' : 'choose'}`);
    }
    if (error) return '';
    if (!counts) return translate('facings.flash.preview.loading');
    return flashOutcomes
      .map((fate) => translate(`facings.flash.preview.${fate}`, { smart_count: counts[fate] }))
      .join(', ');
  };
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 3, minHeight: 140 }}>
      <Typography id={headingId} component="h3" variant="subtitle2">
        {translate('facings.flash.preview.heading')}
      </Typography>
      <Typography
        role="status"
        sx={{ mt: 0.5, ...(counts ? { fontWeight: 600 } : { color: 'text.secondary' }) }}
      >
        {summaryOf()}
      </Typography>
      {from !== undefined && error != null && (
        <RetryAlert severity="warning" sx={{ mt: 1 }} onRetry={retry}>
          {translate(`facings.flash.preview.${isSource ? 'sourceFailed' : 'failed'}`)}{' '}
          {failureMessageOf(error, translate).message}
        </RetryAlert>
      )}
      {from !== undefined && error == null && !plan && (
        <Skeleton variant="rounded" height={96} sx={{ mt: 1 }} />
      )}
      {counts && counts.added + counts.overwritten === 0 && (
        <Typography color="text.secondary">{translate('facings.flash.preview.nothing')}</Typography>
      )}
      {plan && counts && plan.length > 0 && <PreviewList plan={plan} counts={counts} />}
    </Box>
  );
};
