/** The appearance of each series: its color and, because color alone is not accessible, dash, marker and position. */
import type { Series } from '../types';

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
    const own = isPrevious ? previous++ : main++;
    const place = own % colors.length;
    const before = isPrevious ? undefined : earlier[own];
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
