import { BarChart } from '@mui/x-charts/BarChart';
import type { KeyboardEvent } from 'react';
import { barsHeight } from '../figures/modelFacts';
import { figureText, tickText } from '../figures/figureText';
import { seriesLooks } from '../figures/looks';
import {
  chartStyle,
  commonChartProps,
  hollowBars,
  letterWidth,
  openAt,
  pointerIf,
  type DrawingProps,
} from './commonChartProps';
import { figureAxis, inTwoLines, shortened } from './axes';

/** The library's next item is always to the right, but horizontal bars are listed downwards. */
const turned: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowUp',
  ArrowLeft: 'ArrowDown',
};

/** Events that were created as replacements, which pass unchanged. */
const own = new WeakSet<Event>();

/** Replaces an arrow key, in the capture phase, by the one that the library expects. */
const turnKeys = (event: KeyboardEvent): void => {
  const key = turned[event.key];
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (key === undefined || !isPlain || own.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const instead = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  own.add(instead);
  event.target.dispatchEvent(instead);
};

const axisHeight = 28;

/** Horizontal bars in the given order, each with its name before it and its value after it. */
export const BarsDrawing = ({ model, width, speech, onOpen }: DrawingProps<'bars'>) => {
  const { places, series, unit } = model;
  const looks = seriesLooks(series);
  const axis = figureAxis(
    series.flatMap(({ values }) => values),
    unit,
  );
  const longest = Math.max(0, ...places.map(({ label }) => Array.from(label).length));
  const labelWidth = Math.min(longest * letterWidth + 16, width * 0.36, 220);
  const letters = Math.floor((labelWidth - 16) / letterWidth);
  // Beside the bars of two periods, there is room for two lines.
  const labelOf = series.length > 1 ? inTwoLines : shortened;
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
        height={barsHeight(places.length, series.length)}
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
            tickLabelInterval: () => true,
            valueFormatter: (key: string, { location }: { location: string }) => {
              const name = names.get(key) ?? key;
              return location === 'tick' ? labelOf(name, letters) : name;
            },
          },
        ]}
        xAxis={[
          {
            min: isSigned ? axis.min - extra : 0,
            max: axis.max + extra,
            height: axisHeight,
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
      />
    </div>
  );
};
