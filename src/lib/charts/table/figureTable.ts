/** A chart's values as rows and columns, for its table and its file, in the order of the chart. */
import type { ChartModel, ChartPlace, Series, Unit } from '../types';
import { chartDayText, figureText, uomText, type Speech } from '../figures/figureText';
import { histogramSeries } from '../figures/modelFacts';

export interface FigureRow {
  readonly key: string;
  readonly label: string;
  /** Values in the file: a day as YYYY-MM-DD, a range as its two bounds. */
  readonly plain: readonly (string | number)[];
  readonly to?: string;
  readonly values: readonly (number | null)[];
}

export interface FigureColumn {
  readonly key: string;
  readonly label: string;
  readonly to?: string;
  readonly unit: Unit;
}

export interface FigureTable {
  /** Header of the first column. */
  readonly heading: string;
  /** Headers in the file, one for each of a row's plain cells. */
  readonly plainHeadings: readonly string[];
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow[];
}

const seriesColumns = (series: readonly Series[], unit: Unit): readonly FigureColumn[] =>
  series.map(({ key, label, to }) => ({ key, label, unit, ...(to === undefined ? {} : { to }) }));

const placeRow = (place: ChartPlace, values: readonly (number | null)[]): FigureRow => ({
  key: place.key,
  label: place.label,
  plain: [place.label],
  values,
  ...(place.to === undefined ? {} : { to: place.to }),
});

const valuesAt = (series: readonly Series[], at: number): readonly (number | null)[] =>
  series.map(({ values }) => values[at] ?? null);

/** Formats a bin's bounds. */
export const rangeText = (bin: { from: number; to: number }, unit: Unit, speech: Speech): string =>
  bin.from === bin.to
    ? figureText(bin.from, unit, speech)
    : `${figureText(bin.from, unit, speech)} – ${figureText(bin.to, unit, speech)}`;

const countUnit: Unit = { type: 'count' };

export const figureTable = (model: ChartModel, speech: Speech): FigureTable => {
  const say = (key: 'day' | 'place' | 'range') => speech.translate(`facings.charts.${key}`);
  switch (model.type) {
    case 'days':
      return {
        heading: say('day'),
        plainHeadings: [say('day')],
        columns: seriesColumns(model.series, model.unit),
        rows: model.days.map((day, at) => ({
          ...placeRow(day, valuesAt(model.series, at)),
          label: chartDayText(day.key, speech.locale, 'full'),
          plain: [day.key],
        })),
      };
    case 'bars':
      return {
        heading: say('place'),
        plainHeadings: [say('place')],
        columns: seriesColumns(model.series, model.unit),
        rows: model.places.map((place, at) => placeRow(place, valuesAt(model.series, at))),
      };
    case 'heatMap':
      return {
        heading: say('place'),
        plainHeadings: [say('place')],
        columns: model.columns.flatMap((column, at) => [
          { ...column, unit: model.unit },
          ...(model.before
            ? [
                {
                  key: `${column.key} before`,
                  label: model.before.labels[at] ?? '',
                  unit: model.unit,
                },
              ]
            : []),
        ]),
        rows: model.rows.map((row, at) =>
          placeRow(
            row,
            model.columns.flatMap((_, column) => [
              model.cells[at]?.[column] ?? null,
              ...(model.before ? [model.before.cells[at]?.[column] ?? null] : []),
            ]),
          ),
        ),
      };
    case 'histogram': {
      const [from = '', to = ''] = say('range').split('–');
      const series = histogramSeries(model, speech);
      return {
        heading: say('range'),
        plainHeadings: [from, to].map((part) => withUnit(part.trim(), model.unit)),
        columns: seriesColumns(series, countUnit),
        rows: model.bins.map((bin, at) => ({
          key: String(bin.from),
          label: rangeText(bin, model.unit, speech),
          plain: [bin.from, bin.to],
          values: valuesAt(series, at),
        })),
      };
    }
  }
};

/** A header with the unit of the plain values in the file. */
export const withUnit = (label: string, unit: Unit): string => {
  if (unit.type === 'duration') return `${label} (s)`;
  if (unit.type === 'share') return `${label} (0–1)`;
  return unit.type === 'uom' ? `${label} (${uomText(unit.code)})` : label;
};
