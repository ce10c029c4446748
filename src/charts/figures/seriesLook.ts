/** How each series is told from the others: by colour, and for whoever sees none by dash, marker and place. */
import type { Series } from '../types';

export interface SeriesLook {
  /** Of the drawing: short, and safe in a selector, which a series' own key need not be. */
  readonly id: string;
  readonly label: string;
  readonly color: string;
  /** Of SVG; absent for a whole line. */
  readonly dash?: string;
  readonly isPrevious: boolean;
  /** Address of what the series is of. */
  readonly to?: string;
  /** The look's id of the same in the period before. */
  readonly before?: string;
}

/** Of the theme, by the variables that `chartColors` sets on the card. */
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
