/** A chart's values as rows and columns, for its table and its file, in the order of the chart. */
import type { ChartModel, ChartPlace, Series, Unit } from '../types';
import { chartDayText, figureText, uomText, type Speech } from '../figures/figureText';

interface FigureRow extends ChartPlace {
  /** Values in the file: a day as YYYY-MM-DD, a range as its two bounds. */
  readonly plain: readonly (string | number)[];
  readonly values: readonly (number | null)[];
}

export interface FigureTable {
  /** Header of the first column. */
  readonly heading: string;
  /** Headers in the file, one for each of a row's plain cells. */
  readonly plainHeadings: readonly string[];
  readonly columns: readonly Series[];
  readonly rows: readonly FigureRow[];
  readonly unit: Unit;
}

/** Formats a bin's bounds. */
export const rangeText = ([from, to]: readonly [number, number], speech: Speech): string => {
  const written = (bound: number) => figureText(bound, { type: 'count' }, speech);
  return from === to ? written(from) : `${written(from)} – ${written(to)}`;
};

/** How a place is called in the table, and in the file. */
const textsOf = (
  { key, label, range }: ChartPlace,
  type: ChartModel['type'],
  speech: Speech,
): Pick<FigureRow, 'label' | 'plain'> => {
  if (range) return { label: rangeText(range, speech), plain: range };
  return type === 'days'
    ? { label: chartDayText(key, speech.locale, 'full'), plain: [key] }
    : { label, plain: [label] };
};

const headings = { days: 'day', bars: 'place', heatMap: 'place', histogram: 'range' } as const;

export const figureTable = (
  { type, places, series, unit }: ChartModel,
  speech: Speech,
): FigureTable => {
  const heading = speech.translate(`facings.charts.${headings[type]}`);
  return {
    heading,
    plainHeadings: type === 'histogram' ? heading.split('–').map((part) => part.trim()) : [heading],
    columns: series,
    rows: places.map((place, at) => ({
      ...place,
      ...textsOf(place, type, speech),
      values: series.map(({ values }) => values[at] ?? null),
    })),
    unit,
  };
};

/** A header with the unit of the plain values in the file. */
export const withUnit = (label: string, unit: Unit): string => {
  if (unit.type === 'duration') return `${label} (s)`;
  if (unit.type === 'share') return `${label} (0–1)`;
  return unit.type === 'uom' ? `${label} (${uomText(unit.code)})` : label;
};
