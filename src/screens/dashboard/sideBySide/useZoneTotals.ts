/** One figure of each selected zone, from the responses that the table's cells share. */
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAnalytics } from '../../../views/useCalls';
import { useShared } from '../figures/FiguresContext';
import { rowsQueryOf, useFigures, type FigureRows } from '../figures/useFigures';
import type { FigureName } from '../models/given';
import { accuracyTotal, type Total } from '../models/totals';
import { before } from '../period/range';
import type { ComparedFigure } from './figures';

export interface ZoneTotals {
  /** In the order of the zones; undefined until all are loaded. */
  readonly totals: readonly Total[] | undefined;
  readonly error: unknown;
  readonly again: () => void;
}

type Answers = readonly UseQueryResult<FigureRows<FigureName>>[];

/** Each zone has two responses: of the period and of the previous one, which is optional. */
export const useZoneTotals = ({ name, totalOf }: ComparedFigure, isWanted: boolean): ZoneTotals => {
  const shared = useShared();
  const analytics = useAnalytics();
  const { zoneIds, period, today, isCompared } = shared;
  const combine = useCallback(
    (answers: Answers): ZoneTotals => {
      const failed = answers.filter(({ error }, at) => error !== null && at % 2 === 0);
      const pairs = zoneIds.map(
        (_, at) => [answers[2 * at]?.data, answers[2 * at + 1]?.data] as const,
      );
      return {
        totals: pairs.every(([now]) => now !== undefined)
          ? pairs.map(([now, then]) =>
              totalOf({
                rows: now?.rows ?? [],
                earlier: (isCompared && then?.rows) || null,
                period,
                today,
              }),
            )
          : undefined,
        error: failed[0]?.error ?? null,
        again: () => {
          for (const { refetch } of failed) void refetch();
        },
      };
    },
    [zoneIds, totalOf, period, today, isCompared],
  );
  return useQueries({
    queries: zoneIds.flatMap((id) => {
      const zone = { ...shared, zoneIds: [id] };
      return [
        rowsQueryOf(analytics, zone, { name, period, isWanted }),
        rowsQueryOf(analytics, zone, {
          name,
          period: before(period),
          isWanted: isWanted && isCompared,
        }),
      ];
    }),
    combine,
  });
};

/** Accuracy is already available by zone. */
export const useZoneAccuracy = (isWanted: boolean): ZoneTotals => {
  const { zoneIds, isCompared } = useShared();
  const { given, error, again } = useFigures('zoneAccuracy', { isWanted, isCompared });
  return {
    totals:
      given &&
      zoneIds.map((id) => {
        const isOf = (row: { readonly zoneId: string }) => row.zoneId === id;
        return accuracyTotal({
          ...given,
          rows: given.rows.filter(isOf),
          earlier: given.earlier?.filter(isOf) ?? null,
        });
      }),
    error,
    again,
  };
};
