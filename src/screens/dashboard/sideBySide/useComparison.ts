/** The figures of several zones or organizations, from the responses that the key figures share. */
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { createLimiter } from '../../../lib/batches/calls';
import type { ChartPlace } from '../../../lib/charts/types';
import { useAnalytics } from '../../../views/useCalls';
import { useShared, type Shared } from '../figures/FiguresContext';
import { rowsQueryOf, type FigureRows } from '../figures/useFigures';
import { uomsOf } from '../models/counting';
import type { FigureName, RowOf } from '../models/given';
import type { Total } from '../models/totals';
import { before } from '../period/range';
import type { KeyFigure } from '../models/keyFigures';

/** Maximum number of compared zones or organizations; each needs up to four calls for a period. */
export const maxCompared = 8;

/** What the selection is enough for: zones are compared by two and more, organizations with the dashboard's. */
export const comparableOf = ({
  accountId,
  zoneIds,
  comparedIds,
}: Pick<Shared, 'accountId' | 'zoneIds' | 'comparedIds'>) => ({
  zones: zoneIds.length > 1 && zoneIds.length <= maxCompared,
  organizations: comparedIds.some((id) => id !== accountId),
});

/** The rest of the page must not wait for a comparison. */
const limited = createLimiter();

/** A zone or organization to compare. */
export interface Subject extends ChartPlace {
  readonly accountId: string;
  /** Empty for all zones. */
  readonly zoneIds: readonly string[];
}

export interface ComparedCell {
  /** Undefined while it loads, and if it could not be loaded. */
  readonly total: Total | undefined;
  readonly hasFailed: boolean;
}

export interface ComparedRow {
  readonly figure: KeyFigure;
  /** In the order of the subjects. */
  readonly cells: readonly ComparedCell[];
}

/** What could not be loaded of one zone or organization. */
export interface ComparisonFailure {
  readonly subject: Subject;
  readonly error: unknown;
  /** Only the previous period is missing. */
  readonly isEarlier: boolean;
  readonly again: () => void;
}

export interface ComparisonState {
  readonly rows: readonly ComparedRow[];
  /** Unit of measure of the counted units; empty until all are loaded. */
  readonly uom: string;
  readonly failures: readonly ComparisonFailure[];
}

/** The part of a query's result that a comparison uses. */
export interface ComparedAnswer {
  readonly data: FigureRows<FigureName> | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Call {
  readonly name: FigureName;
  readonly scope: Pick<Shared, 'accountId' | 'zoneIds'>;
}

const callKey = ({ name, isByZone }: KeyFigure, { key }: Subject): string =>
  isByZone ? name : `${name} ${key}`;

type CallsOptions = Pick<Shared, 'accountId' | 'zoneIds'> & {
  readonly figures: readonly KeyFigure[];
  readonly subjects: readonly Subject[];
};

/** Each call once, although two figures are read from the same one. */
export const callsOf = ({ figures, subjects, accountId, zoneIds }: CallsOptions) =>
  new Map<string, Call>(
    figures.flatMap((figure) =>
      subjects.map((subject) => [
        callKey(figure, subject),
        { name: figure.name, scope: figure.isByZone ? { accountId, zoneIds } : subject },
      ]),
    ),
  );

interface Answers {
  readonly figures: readonly KeyFigure[];
  readonly subjects: readonly Subject[];
  /** By the key of the call: of the period and of the previous one. */
  readonly answers: ReadonlyMap<string, readonly [ComparedAnswer, ComparedAnswer]>;
  readonly shared: Pick<Shared, 'period' | 'today' | 'isCompared' | 'uom'>;
}

/** The most frequent unit of all subjects, so that they can be compared; null until it is known. */
const sharedUom = (
  units: readonly (ComparedAnswer | undefined)[],
  wanted: string,
): string | null => {
  if (units.some((answer) => !answer?.data && !answer?.error)) return null;
  const uoms = uomsOf(
    units.flatMap((answer) => (answer?.data?.rows ?? []) as readonly RowOf<'productUnits'>[]),
  );
  return uoms.find((uom) => uom === wanted) ?? uoms[0] ?? '';
};

/** The table of a comparison. A subject that fails leaves the others as they are. */
export const comparisonOf = ({ figures, subjects, answers, shared }: Answers): ComparisonState => {
  const { period, today, isCompared } = shared;
  const pairOf = (figure: KeyFigure, subject: Subject) => answers.get(callKey(figure, subject));
  const units = figures.find(({ key }) => key === 'units');
  const uom = units
    ? sharedUom(
        subjects.map((subject) => pairOf(units, subject)?.[0]),
        shared.uom,
      )
    : '';
  const cellOf = (figure: KeyFigure, subject: Subject): ComparedCell => {
    const [now, then] = pairOf(figure, subject) ?? [];
    const isKnown = now?.data && (figure !== units || uom !== null);
    const data = {
      rows: now?.data?.rows ?? [],
      earlier: (isCompared && then?.data?.rows) || null,
      period,
      today,
    };
    return {
      total: isKnown ? figure.totalOf(data, { subject: subject.key, uom: uom ?? '' }) : undefined,
      hasFailed: !now?.data && Boolean(now?.error),
    };
  };
  const rows = figures.map((figure) => ({
    figure,
    cells: subjects.map((subject) => cellOf(figure, subject)),
  }));
  return {
    // Without counted units, there is no unit to name.
    rows: rows.filter(
      ({ figure, cells }) =>
        figure !== units || uom !== '' || cells.some(({ hasFailed }) => hasFailed),
    ),
    uom: uom ?? '',
    failures: subjects.flatMap((subject) => failuresOf(subject, { figures, pairOf, isCompared })),
  };
};

type Pair = readonly [ComparedAnswer, ComparedAnswer];

const failuresOf = (
  subject: Subject,
  {
    figures,
    pairOf,
    isCompared,
  }: {
    readonly figures: readonly KeyFigure[];
    readonly pairOf: (figure: KeyFigure, subject: Subject) => Pair | undefined;
    readonly isCompared: boolean;
  },
): readonly ComparisonFailure[] => {
  const pairs = [...new Set(figures.flatMap((figure) => pairOf(figure, subject) ?? []))];
  const answers = figures.flatMap((figure) => pairOf(figure, subject)?.[0] ?? []);
  const failed = pairs.filter(
    (answer) => !answer.data && Boolean(answer.error) && (isCompared || answers.includes(answer)),
  );
  const first = failed.find((answer) => answers.includes(answer)) ?? failed[0];
  if (!first) return [];
  return [
    {
      subject,
      error: first.error,
      isEarlier: !answers.includes(first),
      again: () => {
        for (const { refetch } of failed) refetch();
      },
    },
  ];
};

interface ComparisonOptions {
  readonly figures: readonly KeyFigure[];
  readonly subjects: readonly Subject[];
  readonly isWanted: boolean;
}

export const useComparison = ({
  figures,
  subjects,
  isWanted,
}: ComparisonOptions): ComparisonState => {
  const shared = useShared();
  const analytics = useAnalytics();
  const { accountId, zoneIds, timeZone, period, today, isCompared, uom } = shared;
  const calls = useMemo(
    () => [...callsOf({ figures, subjects, accountId, zoneIds })],
    [figures, subjects, accountId, zoneIds],
  );
  const combine = useCallback(
    (all: readonly ComparedAnswer[]): ComparisonState => {
      const answers = new Map(
        calls.flatMap(([key], at): [string, Pair][] => {
          const [now, then] = [all[2 * at], all[2 * at + 1]];
          return now && then ? [[key, [now, then]]] : [];
        }),
      );
      return comparisonOf({
        figures,
        subjects,
        answers,
        shared: { period, today, isCompared, uom },
      });
    },
    [calls, figures, subjects, period, today, isCompared, uom],
  );
  return useQueries({
    queries: calls.flatMap(([, { name, scope }]) =>
      [period, before(period)].map((comparedPeriod, at) => {
        const { queryFn, ...query } = rowsQueryOf(
          analytics,
          { ...scope, timeZone },
          { name, period: comparedPeriod, isWanted: isWanted && (at === 0 || isCompared) },
        );
        return {
          ...query,
          queryFn: (context: { readonly signal: AbortSignal }) =>
            limited(() => {
              // The person may have left the page while this call waited.
              context.signal.throwIfAborted();
              return queryFn(context);
            }),
        };
      }),
    ),
    combine,
  });
};
