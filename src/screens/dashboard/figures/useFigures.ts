/** The rows of one analytics call, and of the previous period. */
import { useQuery } from '@tanstack/react-query';
import type { AnalyticsQuery } from '../../../../dataProvider/calls/analyticsTypes';
import { useAnalytics } from '../../../views/useCalls';
import type { FigureName, ModelData, RowOf } from '../models/given';
import { before, queryOf, type Period } from '../period/range';
import { useShared, type Shared } from './FiguresContext';

/** Begins the key of each figure's query. */
export const figuresKey = 'analytics';

/** Milliseconds for which figures count as fresh: a chart that scrolls back into view is not reloaded at once. */
const figuresStaleTime = 60_000;

export interface FigureRows<Name extends FigureName> {
  readonly rows: readonly RowOf<Name>[];
  /** The period of the rows: older rows stay while new ones load. */
  readonly period: Period;
}

interface RowsAsked<Name extends FigureName> {
  readonly name: Name;
  readonly period: Period;
  readonly isWanted: boolean;
}

/** The query of one analytics call; whatever shows the same figures shares its response. */
export const rowsQueryOf = <Name extends FigureName>(
  analytics: ReturnType<typeof useAnalytics>,
  { accountId, zoneIds, timeZone }: Pick<Shared, 'accountId' | 'zoneIds' | 'timeZone'>,
  { name, period, isWanted }: RowsAsked<Name>,
) => {
  const query: AnalyticsQuery = queryOf({ accountId, zoneIds, timeZone }, period);
  // One type for all calls, since the compiler cannot follow a name through the table of calls.
  const ask = analytics[name] as (
    query: AnalyticsQuery,
    signal: AbortSignal,
  ) => Promise<readonly RowOf<Name>[]>;
  return {
    queryKey: [figuresKey, accountId, name, query],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<FigureRows<Name>> => ({
      rows: await ask(query, signal),
      period,
    }),
    enabled: isWanted,
    staleTime: figuresStaleTime,
  };
};

const useRows = <Name extends FigureName>(name: Name, period: Period, isWanted: boolean) => {
  const shared = useShared();
  const analytics = useAnalytics();
  const { accountId } = shared;
  return useQuery({
    ...rowsQueryOf(analytics, shared, { name, period, isWanted }),
    // Older figures of the same organization stay, dimmed, until the new ones arrive.
    placeholderData: (older: FigureRows<Name> | undefined, query) =>
      query?.queryKey[1] === accountId ? older : undefined,
  });
};

export interface Figures<Name extends FigureName> {
  /** Undefined until loaded. */
  readonly data: ModelData<Name> | undefined;
  /** The displayed figures are older than the filters. */
  readonly isOlder: boolean;
  /** The previous period is compared, and has neither arrived nor failed. */
  readonly isComparing: boolean;
  readonly error: unknown;
  /** The previous period could not be loaded, but the figures could. */
  readonly earlierError: unknown;
  readonly again: () => void;
}

const same = (one: Period, other: Period): boolean =>
  one.from === other.from && one.to === other.to;

export const useFigures = <Name extends FigureName>(
  name: Name,
  { isWanted, isCompared }: { readonly isWanted: boolean; readonly isCompared: boolean },
): Figures<Name> => {
  const { period, today } = useShared();
  const now = useRows(name, period, isWanted);
  const then = useRows(name, before(period), isWanted && isCompared);
  // Two periods are compared only if they are adjacent.
  const isPair = now.data && then.data && same(then.data.period, before(now.data.period));
  const earlier = isCompared && isPair ? then.data.rows : null;
  return {
    data: now.data && { rows: now.data.rows, earlier, period: now.data.period, today },
    isOlder: now.isPlaceholderData || (isCompared && then.isPlaceholderData),
    isComparing: isCompared && then.isPending,
    error: now.error,
    earlierError: isCompared ? then.error : null,
    again: () => {
      if (now.error) void now.refetch();
      if (then.error) void then.refetch();
    },
  };
};
