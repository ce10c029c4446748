/** The position and color of a heat map's cells. */
import { heatStep } from '../figures/looks';
import { mainSeries } from '../figures/modelFacts';
import type { ChartModel } from '../types';

export interface Spot {
  readonly row: number;
  readonly column: number;
}

export interface HeatGeometry {
  readonly cellWidth: number;
  readonly labelWidth: number;
  readonly headHeight: number;
  /** Size in pixels of all cells together. */
  readonly width: number;
  readonly height: number;
  /** Every n-th column is labeled. */
  readonly nameEvery: number;
  readonly areNamesTurned: boolean;
  /** Pixels by which the last rotated name extends beyond the cells. */
  readonly tail: number;
}

export const cellHeight = 26;

const letter = 7;
/** Minimum cell width; below it the map scrolls, because cells would be indistinguishable. */
const minCell = 10;
const maxCell = 96;

/** Characters of a name above a column; longer ones are cut. */
export const maxColumnName = 28;

/** How far a name rotated by 45 degrees extends up and to the right. */
const tailOf = (nameWidth: number): number =>
  Math.round(Math.min(nameWidth, maxColumnName * letter) * 0.72);

/** @param room pixels for names and cells; the map may grow wider */
export const heatGeometry = ({ places, series }: ChartModel, room: number): HeatGeometry => {
  const columns = mainSeries(series);
  const longestOf = (named: readonly { label: string }[]) =>
    Math.max(0, ...named.map(({ label }) => Array.from(label).length)) * letter;
  const labelWidth = Math.round(Math.min(longestOf(places) + 16, room * 0.34, 240));
  const many = Math.max(1, columns.length);
  const longestName = longestOf(columns);
  const fitting = (room - labelWidth - tailOf(longestName)) / many;
  const cellWidth = Math.max(minCell, Math.min(maxCell, Math.floor(fitting)));
  const areNamesTurned = longestName + 8 > cellWidth;
  return {
    cellWidth,
    labelWidth,
    headHeight: areNamesTurned ? tailOf(longestName) + 22 : 26,
    tail: areNamesTurned ? tailOf(longestName) : 0,
    width: cellWidth * many,
    height: cellHeight * places.length,
    nameEvery: areNamesTurned ? Math.ceil(18 / cellWidth) : 1,
    areNamesTurned,
  };
};

/** Finds the values of a cell, also that of the previous period, which is null without a comparison. */
export const heatCellOf = ({ series }: ChartModel) => {
  const columns = mainSeries(series);
  const previous = series.filter(({ role }) => role === 'previous');
  return ({ row, column }: Spot) => ({
    value: columns[column]?.values[row] ?? null,
    earlier: previous[column]?.values[row] ?? null,
  });
};

/** All cells of one color as a single path: thousands of elements would be slow, a dozen are not. */
export const heatPaths = (
  { series }: ChartModel,
  most: number,
  { cellWidth }: HeatGeometry,
): ReadonlyMap<number, string> => {
  const gap = cellWidth >= 14 ? 2 : 1;
  const [wide, high] = [cellWidth - gap, cellHeight - gap];
  const parts = new Map<number, string[]>();
  mainSeries(series).forEach(({ values }, column) =>
    values.forEach((value, row) => {
      if (value === null) return;
      const step = heatStep(value, most);
      const part = parts.get(step) ?? [];
      part.push(`M${column * cellWidth} ${row * cellHeight}h${wide}v${high}h-${wide}z`);
      parts.set(step, part);
    }),
  );
  return new Map([...parts].map(([step, part]) => [step, part.join('')]));
};
