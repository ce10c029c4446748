import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard, type ChartState } from '../../../lib/charts/ChartCard';
import type { ChartModel } from '../../../lib/charts/types';
import { failureMessageOf } from '../../../lib/failures/failures';
import { figureFileName } from '../figures/fileName';
import { useShared } from '../figures/FiguresContext';
import type { ComparedRow, ComparisonFailure, Subject } from './useComparison';

export interface ComparisonWords {
  readonly titleOf: (figure: string) => string;
  readonly question: string;
  /** Of the charts' files. */
  readonly owner: string;
}

interface NamedRow extends ComparedRow {
  readonly name: string;
}

interface ChartsProps {
  readonly rows: readonly NamedRow[];
  readonly subjects: readonly Subject[];
  readonly words: ComparisonWords;
  readonly failures: readonly ComparisonFailure[];
}

interface RowChartProps extends Omit<ChartsProps, 'rows'> {
  readonly row: NamedRow;
}

/** One bar for each subject, in the order of the table's columns. */
const RowChart = ({ row, subjects, words, failures }: RowChartProps) => {
  const translate = useTranslate();
  const { timeZone, period, about, isCompared } = useShared();
  const { name, figure, cells } = row;
  const shown = subjects.filter((_, at) => cells[at]?.total !== undefined);
  const missing = subjects.filter((_, at) => cells[at]?.hasFailed);
  const isSettled = shown.length + missing.length === subjects.length;
  // Equal figures give the same model, so that the chart is not drawn again.
  const drawn = JSON.stringify(
    isSettled && shown.length > 0
      ? subjects.flatMap((subject, at) => {
          const total = cells[at]?.total;
          const { key, label, to } = subject;
          return total
            ? [{ place: { key, label, to }, now: total.figure, then: total.earlier }]
            : [];
        })
      : null,
  );
  const { unit } = figure;
  const model = useMemo((): ChartModel | null => {
    const bars = JSON.parse(drawn) as readonly DrawnBar[] | null;
    if (bars === null) return null;
    const earlier = {
      key: 'before',
      label: translate('facings.dashboard.charts.previous', { series: name }),
      role: 'previous' as const,
      values: bars.map(({ then }) => then),
    };
    return {
      type: 'bars',
      unit,
      places: bars.map(({ place }) => place),
      series: [
        { key: 'now', label: name, values: bars.map(({ now }) => now) },
        ...(isCompared ? [earlier] : []),
      ],
    };
  }, [drawn, unit, name, isCompared, translate]);
  const state = (): ChartState => {
    const [failure] = failures;
    if (!isSettled) return { type: 'loading' };
    if (shown.length > 0 || !failure) return { type: 'ready' };
    return {
      type: 'failed',
      message: failureMessageOf(failure.error, translate).message,
      onRetry: () => {
        for (const { again } of failures) again();
      },
    };
  };
  const title = words.titleOf(name);
  return (
    <ChartCard
      model={model}
      words={{
        title,
        question: words.question,
        about,
        timeZone,
        fileName: figureFileName(title, words.owner, period),
      }}
      state={state()}
      note={
        missing.length > 0 &&
        translate('facings.dashboard.sideBySide.notShown', {
          names: missing.map(({ label }) => label).join(', '),
        })
      }
    />
  );
};

interface DrawnBar {
  readonly place: { readonly key: string; readonly label: string; readonly to?: string };
  readonly now: number | null;
  readonly then: number | null;
}

export const ComparisonCharts = ({ rows, ...rest }: ChartsProps) => (
  <Box sx={gridSx}>
    {rows.map((row) => (
      <RowChart key={row.figure.key} row={row} {...rest} />
    ))}
  </Box>
);

const gridSx = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
