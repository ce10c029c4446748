/** All charts, in one chunk with the chart library, loaded when a chart is first shown. */
import { BarChart } from '@mui/x-charts/BarChart';
import { useEffect, useRef } from 'react';
import { chartHeight } from '../figures/chartHeight';
import { numberText, tickText } from '../figures/figureText';
import { seriesLooks } from '../figures/looks';
import { rangeText } from '../table/figureTable';
import { BarsDrawing } from './BarsDrawing';
import {
  chartStyle,
  commonChartProps,
  figuresBeside,
  hollowBars,
  underAxis,
  type DrawingProps,
} from './commonChartProps';
import { DaysDrawing } from './DaysDrawing';
import { figureAxis } from './axes';
import { HeatMapDrawing } from './HeatMapDrawing';

const nameWidth = 64;

/** How often values fall into each range; the bins touch, because their bounds do. */
const HistogramDrawing = ({ model, width, speech }: DrawingProps) => {
  const { places, series, unit } = model;
  const ranges = places.flatMap(({ range }) => (range ? [range] : []));
  const looks = seriesLooks(series);
  // A bin of a single value is labeled in the middle, one of a range at its start.
  const isSingle = ranges.every(([from, to]) => from === to);
  const axis = figureAxis(
    series.flatMap(({ values }) => values),
    unit,
  );
  const every = Math.ceil(ranges.length / Math.max(2, Math.floor((width - 60) / nameWidth)));
  const texts = ranges.map((range) => rangeText(range, speech));
  return (
    <BarChart
      {...commonChartProps(speech)}
      width={width}
      height={chartHeight(model, width)}
      margin={{ top: 16, right: 20, bottom: 0, left: 0 }}
      grid={{ horizontal: true }}
      series={series.map(({ label, values }, at) => ({
        id: looks[at]?.id ?? '',
        label,
        color: looks[at]?.color ?? '',
        data: [...values],
        valueFormatter: (value: number | null) =>
          value === null ? '' : numberText(value, speech.locale),
      }))}
      xAxis={[
        {
          scaleType: 'band' as const,
          data: ranges.map((_, at) => at),
          categoryGapRatio: 0.06,
          ...underAxis,
          tickPlacement: isSingle ? ('middle' as const) : ('start' as const),
          tickLabelPlacement: isSingle ? ('middle' as const) : ('tick' as const),
          tickInterval: (_: number, at: number) => at % every === 0,
          tickLabelInterval: () => true,
          valueFormatter: (at: number, { location }: { location: string }) =>
            location === 'tick' ? tickText(ranges[at]?.[0] ?? 0, unit, speech) : (texts[at] ?? ''),
        },
      ]}
      yAxis={[figuresBeside(axis, unit, speech)]}
      sx={{ ...chartStyle, ...hollowBars(looks) }}
    />
  );
};

/** The library's focusable element, which handles arrow keys but has no accessible name. */
const stop = '.MuiChartsSurface-root > [tabindex]';

const drawings = {
  days: DaysDrawing,
  bars: BarsDrawing,
  heatMap: HeatMapDrawing,
  histogram: HistogramDrawing,
} as const;

export const Drawing = (props: DrawingProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const { title, model } = props;
  // The library does not accept attributes for it, and each chart may create a new element.
  useEffect(() => {
    const found = ref.current?.querySelector(stop);
    found?.setAttribute('role', 'application');
    found?.setAttribute('aria-label', title);
  });
  const OfKind = drawings[model.type];
  return (
    <div ref={ref}>
      <OfKind {...props} />
    </div>
  );
};
