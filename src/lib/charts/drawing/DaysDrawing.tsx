import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { chartHeight } from '../figures/chartHeight';
import { chartDayText, figureText, type Speech } from '../figures/figureText';
import { seriesLooks, type SeriesLook } from '../figures/looks';
import { mainSeries } from '../figures/modelFacts';
import type { ChartModel, ChartPlace } from '../types';
import {
  chartStyle,
  commonChartProps,
  figuresBeside,
  openAt,
  pointerIf,
  underAxis,
  type DrawingProps,
} from './commonChartProps';
import { dayTicks, figureAxis } from './axes';

interface LonePointsProps {
  readonly model: ChartModel;
  readonly speech: Speech;
}

/** With more values the labels would overlap, because most are of the same day. */
const maxFigures = 3;

/**
 * A series with a single value has no line, so its dot is labeled with the value. The previous period is in the
 * tooltip.
 */
const LonePoints = ({ model, speech }: LonePointsProps) => {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const lone = mainSeries(model.series).flatMap((series) => {
    const points = series.values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
    return points.length === 1 ? points.map((each) => ({ ...each, key: series.key })) : [];
  });
  if (lone.length > maxFigures) return null;
  return lone.map(({ key, value, at }) => (
    <text
      key={key}
      x={xScale(model.places[at]?.key ?? '') ?? 0}
      y={yScale(value) - 12}
      textAnchor="middle"
      fill="var(--chart-text)"
      fontSize={13}
      fontWeight={600}
      pointerEvents="none"
      aria-hidden
    >
      {figureText(value, model.unit, speech)}
    </text>
  ));
};

/** Width in pixels of a day's name on the axis. */
const nameWidth = 76;
/** With more markers, a line would only look thick. */
const maxMarks = 31;

type Style = Record<string, Record<string, string | number>>;

/** Whether a point has no neighbor on either side, so that no line shows it. */
const isLone = (values: readonly (number | null)[], at: number): boolean =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;

/** Values by day, as lines; the previous period is pale and dashed. */
export const DaysDrawing = ({ model, width, speech, onOpen }: DrawingProps) => {
  const { places: days, series, unit } = model;
  const looks = seriesLooks(series);
  const axis = figureAxis(
    series.flatMap(({ values }) => values),
    unit,
    unit.type !== 'share',
  );
  const ticks = dayTicks(
    days.map(({ key }) => key),
    Math.floor((width - 60) / nameWidth),
  );
  const xAxis = {
    scaleType: 'point' as const,
    data: days.map(({ key }) => key),
    ...underAxis,
    tickInterval: [...ticks.at],
    tickLabelInterval: () => true,
    valueFormatter: (day: string, { location }: { location: string }) =>
      chartDayText(day, speech.locale, location === 'tick' ? ticks.style : 'full'),
  };
  const yAxis = { ...figuresBeside(axis, unit, speech), tickLabelInterval: () => true };
  // With many lines, only the current period has markers.
  const isCrowded = looks.filter(({ isPrevious }) => isPrevious).length > 2;
  // The first ones are drawn below the others.
  const order = looks
    .map((_, at) => at)
    .sort((one, other) => depthOf(looks[one]) - depthOf(looks[other]));
  return (
    <LineChart
      {...commonChartProps(speech)}
      width={width}
      height={chartHeight(model, width)}
      // Half of the name of the last day, which the library would cut.
      margin={{ top: 16, right: 28, bottom: 0, left: 0 }}
      grid={{ horizontal: true }}
      onAxisClick={openAt(days, onOpen)}
      slotProps={{ tooltip: { trigger: 'axis' } }}
      series={order.map((at) => {
        const values = series[at]?.values ?? [];
        return {
          id: `s${at}`,
          label: series[at]?.label ?? '',
          color: looks[at]?.color ?? '',
          data: [...values],
          valueFormatter: (value: number | null) =>
            value === null
              ? speech.translate('facings.charts.noValue')
              : figureText(value, unit, speech),
          curve: 'linear' as const,
          showMark: ({ index }: { index: number }) =>
            (days.length <= maxMarks && !(isCrowded && looks[at]?.isPrevious)) ||
            isLone(values, index),
        };
      })}
      xAxis={[xAxis]}
      yAxis={[yAxis]}
      sx={styleOf(looks, days)}
    >
      <LonePoints model={model} speech={speech} />
    </LineChart>
  );
};

const depthOf = (look: { isPrevious: boolean } | undefined): number =>
  look?.isPrevious === true ? 0 : 1;

/** Dashes, by the ids of the series; markers of the previous period are hollow. */
const styleOf = (looks: readonly SeriesLook[], days: readonly ChartPlace[]): Style => ({
  ...chartStyle,
  ...pointerIf(days),
  ...Object.fromEntries(looks.flatMap((look) => Object.entries(styleOfSeries(look)))),
});

const styleOfSeries = ({ id, dash, isPrevious, color }: SeriesLook): Style => ({
  [`&& .MuiLineChart-line[data-series="${id}"]`]: {
    strokeWidth: isPrevious ? 1.5 : 2,
    ...(dash === undefined ? {} : { strokeDasharray: dash }),
  },
  ...(isPrevious && {
    [`&& [data-series="${id}"] path`]: { fillOpacity: 0.35, stroke: color, strokeDasharray: '3 2' },
  }),
});
