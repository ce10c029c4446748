import { tickText, type Speech } from '../figures/figureText';
import { letterWidth } from '../figures/barsLayout';
import type { SeriesLook } from '../figures/looks';
import type { ChartModel, ChartPlace, Unit } from '../types';
import type { FigureAxis } from './axes';

export const commonChartProps = (speech: Speech) => ({
  hideLegend: true,
  // Animations would only hide what changed, because a dashboard re-renders whenever its period changes.
  skipAnimation: true,
  // Enter on a value does the same as a click.
  experimentalFeatures: { keyboardActivation: true },
  localeText: { a11yNoValue: speech.translate('facings.charts.noValue'), a11yConnector: ', ' },
});

/** Opens the link of the value that was clicked, or on which Enter was pressed. */
export const openAt =
  (places: readonly ChartPlace[], onOpen: (to: string) => void) =>
  (_event: unknown, data: { dataIndex: number } | null): void => {
    const to = data === null ? undefined : places[data.dataIndex]?.to;
    if (to !== undefined) onOpen(to);
  };

const text = { fill: 'var(--chart-faint)' };
const line = { stroke: 'var(--chart-line)' };

/** Text and lines of the axes. */
export const chartStyle = {
  // The doubled class increases specificity over the library's own rules, which may come later.
  '&& .MuiChartsAxis-tickLabel, && .MuiChartsAxis-label': text,
  '&& .MuiChartsAxis-line, && .MuiChartsAxis-tick, && .MuiChartsGrid-line': line,
  '&& .MuiChartsAxis-directionX .MuiChartsAxis-tick': { stroke: 'transparent' },
  // The library shows the focused value, but nothing before the first arrow key, and it removes the outline.
  '&& .MuiChartsSurface-root > [tabindex]:focus-visible': {
    outline: '2px solid var(--mui-palette-primary-main) !important',
    outlineOffset: '-2px',
    borderRadius: '4px',
  },
  '&& .MuiChartsAxisHighlight-root': { stroke: 'var(--chart-faint)' },
};

/** Bars of the previous period are hollow, because a paler color alone is not accessible. */
export const hollowBars = (looks: readonly SeriesLook[]) =>
  Object.fromEntries(
    looks
      .filter(({ isPrevious }) => isPrevious)
      .map(({ id, color }) => [
        `&& [data-series="${id}"] rect`,
        { fillOpacity: 0.35, stroke: color, strokeDasharray: '3 2' },
      ]),
  );

/** A pointer cursor for values with a link. */
export const pointerIf = (places: readonly ChartPlace[]): Record<string, Record<string, string>> =>
  places.some(({ to }) => to !== undefined) ? { '& svg': { cursor: 'pointer' } } : {};

/** Width in pixels of the axis labels; the library's own measurement comes one render too late. */
const figuresWidth = (ticks: readonly string[]): number =>
  Math.ceil(Math.max(2, ...ticks.map((tick) => tick.length)) * letterWidth) + 20;

export const figuresBeside = ({ min, max, ticks }: FigureAxis, unit: Unit, speech: Speech) => {
  const written = (value: number) => tickText(value, unit, speech, max);
  return {
    min,
    max,
    width: figuresWidth(ticks.map(written)),
    tickInterval: [...ticks],
    disableLine: true,
    disableTicks: true,
    valueFormatter: written,
  };
};

/** Days and bins below the chart, clear of markers on the lowest line. */
export const underAxis = { height: 34, tickSize: 9 } as const;

export interface DrawingProps {
  readonly model: ChartModel;
  /** In pixels. */
  readonly width: number;
  readonly title: string;
  readonly speech: Speech;
  /** Opens the address of a value. */
  readonly onOpen: (to: string) => void;
}
