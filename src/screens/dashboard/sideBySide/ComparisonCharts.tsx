import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard, type ChartState } from '../../../lib/charts/ChartCard';
import type { ChartModel } from '../../../lib/charts/types';
import { failureMessageOf } from '../../../lib/failures/failures';
import { figureFileName } from '../figures/fileName';
import { useShared } from '../figures/FiguresContext';
import { chartsSx } from '../frame/Section';
import { withPrevious } from '../models/series';
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
  const bars = subjects.flatMap((subject, at) => {
    const total = cells[at]?.total;
    return total ? [{ subject, total }] : [];
  });
  const missing = subjects.filter((_, at) => cells[at]?.hasFailed);
  const isSettled = bars.length + missing.length === subjects.length;
  const shown: ChartModel | null =
    isSettled && bars.length > 0
      ? {
          type: 'bars',
          unit: figure.unit,
          places: bars.map(({ subject }) => subject),
          series: withPrevious(
            { key: 'now', label: name, values: bars.map(({ total }) => total.figure) },
            isCompared ? bars.map(({ total }) => total.earlier) : null,
            translate('facings.dashboard.charts.previous', { series: name }),
          ),
        }
      : null;
  // Equal figures give the same model, so that the chart is not drawn again.
  const drawn = JSON.stringify(shown);
  const model = useMemo(() => JSON.parse(drawn) as ChartModel | null, [drawn]);
  const state = (): ChartState => {
    const [failure] = failures;
    if (!isSettled) return { type: 'loading' };
    if (bars.length > 0 || !failure) return { type: 'ready' };
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

export const ComparisonCharts = ({ rows, ...rest }: ChartsProps) => (
  <Box sx={chartsSx}>
    {rows.map((row) => (
      <RowChart key={row.figure.key} row={row} {...rest} />
    ))}
  </Box>
);
