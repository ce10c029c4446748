/** Colors of charts, and the looks of series and of heat maps. */
import type { ChartModel, Series } from '../types';
import { mainSeries } from './modelFacts';

const inks = [
  'primary-main',
  'secondary-main',
  'info-main',
  'text-primary',
  'error-main',
  'success-main',
];
const paper = 'var(--mui-palette-background-paper)';
/**
 * Shares of the full color, from the lowest step to the highest. The range between the fourth and the fifth is left
 * out, because neither dark nor light text is readable on it (measured against 4.5:1 in both schemes).
 */
const steps = [8, 18, 30, 44, 86, 100];

/** The palest color with a contrast of 3:1 to the background. */
const paleShare = 70;

const mixed = (ink: string, share: number, ground = 'var(--chart-paper)'): string =>
  `color-mix(in srgb, ${ink} ${share}%, ${ground})`;

const entries = (inkOf: (at: number) => string): Record<string, string> =>
  Object.fromEntries(
    inks.flatMap((_, at) => [
      [`--chart-${at + 1}`, inkOf(at)],
      [`--chart-${at + 1}-pale`, mixed(`var(--chart-${at + 1})`, paleShare)],
    ]),
  );

/** From this step on, text on the color is light. */
export const firstDeepStep = 5;

export const heatSteps = steps.length;

/**
 * The colors of the charts, from the theme; in forced-colors mode, the system's. CSS variables for `sx`, used by
 * everything inside.
 */
export const chartColors = {
  '--chart-paper': paper,
  '--chart-text': 'var(--mui-palette-text-primary)',
  '--chart-faint': 'var(--mui-palette-text-secondary)',
  '--chart-line': 'var(--mui-palette-divider)',
  ...entries((at) => `var(--mui-palette-${inks[at] ?? 'primary-main'})`),
  ...Object.fromEntries(
    steps.map((share, at) => [`--chart-heat-${at + 1}`, mixed('var(--chart-1)', share)]),
  ),
  '@media (forced-colors: active)': {
    '--chart-paper': 'Canvas',
    '--chart-text': 'CanvasText',
    '--chart-faint': 'CanvasText',
    '--chart-line': mixed('CanvasText', 25, 'Canvas'),
    ...entries((at) => ['LinkText', 'CanvasText', 'Highlight'][at % 3] ?? 'CanvasText'),
  },
};

/** The appearance of each series: its color and, because color alone is not accessible, dash, marker and position. */
export interface SeriesLook {
  /** Id within the chart: short and valid in a CSS selector, unlike the series' own key. */
  readonly id: string;
  readonly label: string;
  readonly color: string;
  /** SVG dash pattern; absent for a solid line. */
  readonly dash?: string;
  readonly isPrevious: boolean;
  /** Address of the series' details. */
  readonly to?: string;
  /** Id of the same series in the previous period. */
  readonly before?: string;
}

/** Theme colors, by the CSS variables that `chartColors` sets on the card. */
const colors = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'];
const dashes = [undefined, '8 3', '2 3', '10 3 2 3', '5 2', '1 2'];
const previousDash = '4 4';

export const seriesLooks = (series: readonly Series[]): readonly SeriesLook[] => {
  let main = 0;
  let previous = 0;
  const earlier = series.flatMap(({ role }, at) => (role === 'previous' ? [`s${at}`] : []));
  return series.map(({ label, role, to }, at) => {
    const isPrevious = role === 'previous';
    const index = isPrevious ? previous++ : main++;
    const place = index % colors.length;
    const before = isPrevious ? undefined : earlier[index];
    const dash = isPrevious ? previousDash : dashes[place];
    const color = colors[place] ?? '--chart-1';
    return {
      id: `s${at}`,
      label,
      color: `var(${color}${isPrevious ? '-pale' : ''})`,
      isPrevious,
      ...(dash === undefined ? {} : { dash }),
      ...(to === undefined ? {} : { to }),
      ...(before === undefined ? {} : { before }),
    };
  });
};

/** Largest value of a heat map, which has the deepest color. */
export const heatMost = ({ series }: ChartModel): number =>
  mainSeries(series).reduce(
    (most, { values }) => values.reduce<number>((top, value) => Math.max(top, value ?? 0), most),
    0,
  );

/** From 1 to `heatSteps`, palest first; 0 without a value. */
export const heatStep = (value: number | null, most: number): number =>
  value === null || value <= 0 ? 0 : Math.ceil((value / most) * heatSteps);

export const heatFill = (step: number): string =>
  step === 0 ? 'var(--chart-paper)' : `var(--chart-heat-${step})`;
