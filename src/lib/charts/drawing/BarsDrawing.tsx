import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import type { KeyboardEvent } from 'react';
import { barsLayout, letterWidth, lineHeight } from '../figures/barsLayout';
import { chartHeight, valueAxisHeight } from '../figures/chartHeight';
import { figureText, tickText } from '../figures/figureText';
import { seriesLooks } from '../figures/looks';
import {
  chartStyle,
  commonChartProps,
  hollowBars,
  openAt,
  pointerIf,
  type DrawingProps,
} from './commonChartProps';
import { figureAxis } from './axes';

/** The library's next item is always to the right, but horizontal bars are listed downwards. */
const turned: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowUp',
  ArrowLeft: 'ArrowDown',
};

/** Events that were created as replacements, which pass unchanged. */
const handled = new WeakSet<Event>();

/** Replaces an arrow key, in the capture phase, by the one that the library expects. */
const turnKeys = (event: KeyboardEvent): void => {
  const key = turned[event.key];
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (key === undefined || !isPlain || handled.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const instead = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  handled.add(instead);
  event.target.dispatchEvent(instead);
};

/** The names beside the bars. The library would shorten those of several lines, whose width it takes for that of one. */
const BarNames = ({ names }: { readonly names: ReadonlyMap<string, readonly string[]> }) => {
  const scale = useYScale<'band'>();
  const { left } = useDrawingArea();
  return [...names].map(([key, lines]) => {
    const middle = (scale(key) ?? 0) + scale.bandwidth() / 2;
    return (
      <text
        key={key}
        fontSize={12}
        fill="var(--chart-faint)"
        textAnchor="end"
        dominantBaseline="central"
        pointerEvents="none"
      >
        {lines.map((line, at) => (
          <tspan
            key={line}
            x={left - 8}
            y={middle + (at - (lines.length - 1) / 2) * (lineHeight - 1)}
          >
            {line}
          </tspan>
        ))}
      </text>
    );
  });
};

/** Horizontal bars in the given order, each with its name before it and its value after it. */
export const BarsDrawing = ({ model, width, speech, onOpen }: DrawingProps) => {
  const { places, series, unit } = model;
  const looks = seriesLooks(series);
  const axis = figureAxis(
    series.flatMap(({ values }) => values),
    unit,
  );
  const { labelWidth, names: lines } = barsLayout(model, width);
  const names = new Map(places.map(({ key, label }) => [key, label]));
  const written = (value: number) => figureText(value, unit, speech);
  const longestFigure = Math.max(
    ...series.flatMap(({ values }) =>
      values.map((value) => (value === null ? 0 : written(value).length)),
    ),
    0,
  );
  // The values are after the bars, so the axis is longer than the longest bar.
  const room = Math.min((longestFigure * letterWidth + 12) / (width - labelWidth), 0.4);
  const isSigned = axis.min < 0;
  const extra = (axis.max - axis.min) * (room / (1 - room * (isSigned ? 2 : 1)));
  const ticks = axis.ticks.filter((_, at, all) => width > 480 || at % 2 === 0 || all.length < 4);
  return (
    <div onKeyDownCapture={turnKeys}>
      <BarChart
        {...commonChartProps(speech)}
        layout="horizontal"
        width={width}
        height={chartHeight(model, width)}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        grid={{ vertical: true }}
        borderRadius={2}
        onAxisClick={openAt(places, onOpen)}
        series={series.map(({ label, values }, at) => ({
          id: `s${at}`,
          label,
          data: [...values],
          color: looks[at]?.color ?? '',
          valueFormatter: (value: number | null) =>
            value === null ? speech.translate('facings.charts.noValue') : written(value),
          barLabel: ({ value }: { value: number | null }) =>
            value === null ? null : written(value),
          barLabelPlacement: 'outside' as const,
        }))}
        yAxis={[
          {
            scaleType: 'band' as const,
            data: places.map(({ key }) => key),
            width: labelWidth,
            categoryGapRatio: 0.3,
            disableLine: !isSigned,
            disableTicks: true,
            tickLabelInterval: () => false,
            valueFormatter: (key: string) => names.get(key) ?? key,
          },
        ]}
        xAxis={[
          {
            min: isSigned ? axis.min - extra : 0,
            max: axis.max + extra,
            height: valueAxisHeight,
            tickInterval: ticks,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => tickText(value, unit, speech, axis.max),
          },
        ]}
        sx={{
          ...chartStyle,
          ...pointerIf(places),
          '&& .MuiBarChart-label': { fill: 'var(--chart-text)', fontSize: 12 },
          ...hollowBars(looks),
        }}
      >
        <BarNames names={lines} />
      </BarChart>
    </div>
  );
};
