/** What all drawings by the chart library have in common. */
import type { Speech } from '../figures/figureText';
import type { SeriesLook } from '../figures/seriesLook';
import type { Place } from '../types';

export const commonChartProps = (speech: Speech) => ({
  hideLegend: true,
  // A dashboard redraws at each change of its range; what moves then only hides what changed.
  skipAnimation: true,
  // Enter on a figure does what a click does.
  experimentalFeatures: { keyboardActivation: true },
  localeText: { a11yNoValue: speech.translate('facings.charts.noValue'), a11yConnector: ', ' },
});

/** Leads to what stands behind the place that was clicked, or on which Enter was pressed. */
export const openAt =
  (places: readonly Place[], onOpen: (to: string) => void) =>
  (_event: unknown, data: { dataIndex: number } | null): void => {
    const to = data === null ? undefined : places[data.dataIndex]?.to;
    if (to !== undefined) onOpen(to);
  };

const text = { fill: 'var(--chart-faint)' };
const line = { stroke: 'var(--chart-line)' };

/** Letters and lines of the axes. */
export const chartStyle = {
  // Twice the same class: the library's own rules may come later and would win.
  '&& .MuiChartsAxis-tickLabel, && .MuiChartsAxis-label': text,
  '&& .MuiChartsAxis-line, && .MuiChartsAxis-tick, && .MuiChartsGrid-line': line,
  '&& .MuiChartsAxis-directionX .MuiChartsAxis-tick': { stroke: 'transparent' },
  // The library shows which figure is focused, but nothing before the first arrow key; its own style says no outline.
  '&& .MuiChartsSurface-root > [tabindex]:focus-visible': {
    outline: '2px solid var(--mui-palette-primary-main) !important',
    outlineOffset: '-2px',
    borderRadius: '4px',
  },
  '&& .MuiChartsAxisHighlight-root': { stroke: 'var(--chart-faint)' },
};

/** Bars of the period before are hollow, for whoever does not see that they are paler. */
export const hollowBars = (looks: readonly SeriesLook[]) =>
  Object.fromEntries(
    looks
      .filter(({ isPrevious }) => isPrevious)
      .map(({ id, color }) => [
        `&& [data-series="${id}"] rect`,
        { fillOpacity: 0.35, stroke: color, strokeDasharray: '3 2' },
      ]),
  );

/** The cursor says where a click leads somewhere. */
export const pointerIf = (places: readonly Place[]): Record<string, Record<string, string>> =>
  places.some(({ to }) => to !== undefined) ? { '& svg': { cursor: 'pointer' } } : {};

/** Pixels of a letter of the axis' size, on the average. */
export const letterWidth = 6.8;

/** Pixels for the figures before an axis: the library's own reckoning comes a drawing too late. */
export const figuresWidth = (ticks: readonly string[]): number =>
  Math.ceil(Math.max(2, ...ticks.map((tick) => tick.length)) * letterWidth) + 20;

/** Days and bins below the drawing, clear of the markers that lie on the lowest line. */
export const underAxis = { height: 34, tickSize: 9 } as const;
