import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '../../../charts/ChartCard';
import type { ChartModel, Place, Unit } from '../../../charts/types';
import { failureMessageOf } from '../../../views/failures';
import { fileNameOf } from '../figures/fileName';
import { useShared } from '../figures/FiguresContext';
import type { ComparedFigure } from './figures';
import { useZoneAccuracy, useZoneTotals, type ZoneTotals } from './useZoneTotals';

interface ChartProps {
  /** Name of the figure. */
  readonly name: string;
  readonly unit: Unit;
  readonly zones: readonly Place[];
  readonly figures: ZoneTotals;
}

/** One bar for each zone, in the order of the table's columns. */
const ZoneChart = ({ name, unit, zones, figures: { totals, error, again } }: ChartProps) => {
  const translate = useTranslate();
  const { organization, timeZone, period, about, isCompared } = useShared();
  // Equal figures give the same model, so that the chart is not drawn again.
  const values = totals && JSON.stringify(totals.map(({ figure, earlier }) => [figure, earlier]));
  const model = useMemo((): ChartModel | null => {
    if (values === undefined) return null;
    const pairs = JSON.parse(values) as readonly (readonly [number | null, number | null])[];
    const earlier = {
      key: 'before',
      label: translate('facings.dashboard.charts.previous', { series: name }),
      role: 'previous' as const,
      values: pairs.map(([, then]) => then),
    };
    return {
      type: 'bars',
      unit,
      places: zones,
      series: [
        { key: 'now', label: name, values: pairs.map(([now]) => now) },
        ...(isCompared ? [earlier] : []),
      ],
    };
  }, [values, zones, unit, name, isCompared, translate]);
  const title = translate('facings.dashboard.sideBySide.chart', { figure: name });
  return (
    <ChartCard
      model={model}
      words={{
        title,
        question: translate('facings.dashboard.sideBySide.question'),
        about,
        timeZone,
        fileName: fileNameOf(title, organization, period),
      }}
      state={
        error
          ? { type: 'failed', message: failureMessageOf(error, translate).message, onRetry: again }
          : { type: model ? 'ready' : 'loading' }
      }
    />
  );
};

interface Named {
  readonly name: string;
  readonly figure: ComparedFigure;
}

interface OfFigureProps extends Named {
  readonly zones: readonly Place[];
  readonly isWanted: boolean;
}

const FigureChart = ({ name, figure, zones, isWanted }: OfFigureProps) => (
  <ZoneChart
    name={name}
    unit={figure.unit}
    zones={zones}
    figures={useZoneTotals(figure, isWanted)}
  />
);

const share: Unit = { type: 'share' };

interface ZoneChartsProps {
  readonly accuracy: string;
  readonly figures: readonly Named[];
  readonly zones: readonly Place[];
  readonly isWanted: boolean;
}

/** The rows of the table as charts. */
export const ZoneCharts = ({ accuracy, figures, zones, isWanted }: ZoneChartsProps) => {
  const accuracies = useZoneAccuracy(isWanted);
  return (
    <Box sx={gridSx}>
      <ZoneChart name={accuracy} unit={share} zones={zones} figures={accuracies} />
      {figures.map(({ name, figure }) => (
        <FigureChart key={name} name={name} figure={figure} zones={zones} isWanted={isWanted} />
      ))}
    </Box>
  );
};

const gridSx = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
