/** The position and color of a heat map's cells. */
import { heatCellHeight } from '../figures/modelFacts';
import { heatScale, heatStep, type HeatMap } from '../figures/looks';

export interface HeatGeometry {
  readonly cellWidth: number;
  readonly cellHeight: number;
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
export const heatGeometry = (model: HeatMap, room: number): HeatGeometry => {
  const longestOf = (labels: readonly { label: string }[]) =>
    Math.max(0, ...labels.map(({ label }) => Array.from(label).length));
  const labelWidth = Math.round(Math.min(longestOf(model.rows) * letter + 16, room * 0.34, 240));
  const many = Math.max(1, model.columns.length);
  const longestName = longestOf(model.columns) * letter;
  const fitting = (room - labelWidth - tailOf(longestName)) / many;
  const cellWidth = Math.max(minCell, Math.min(maxCell, Math.floor(fitting)));
  const cellHeight = heatCellHeight(model.rows.length);
  const areNamesTurned = longestName + 8 > cellWidth;
  return {
    cellWidth,
    cellHeight,
    labelWidth,
    headHeight: areNamesTurned ? tailOf(longestName) + 22 : 26,
    tail: areNamesTurned ? tailOf(longestName) : 0,
    width: cellWidth * many,
    height: cellHeight * model.rows.length,
    nameEvery: areNamesTurned ? Math.max(1, Math.ceil(18 / cellWidth)) : 1,
    areNamesTurned,
  };
};

/** All cells of one color as a single path: fifteen thousand elements would be slow, a dozen are not. */
export const heatPaths = (model: HeatMap, at: HeatGeometry): ReadonlyMap<number, string> => {
  const scale = heatScale(model);
  const gap = at.cellWidth >= 14 ? 2 : at.cellWidth < 5 ? 0 : 1;
  const [wide, high] = [at.cellWidth - gap, at.cellHeight - gap];
  const parts = new Map<number, string[]>();
  model.cells.forEach((row, y) =>
    row.forEach((figure, x) => {
      const step = heatStep(figure, scale);
      if (step === null) return;
      const part = parts.get(step) ?? [];
      part.push(`M${x * at.cellWidth} ${y * at.cellHeight}h${wide}v${high}h-${wide}z`);
      parts.set(step, part);
    }),
  );
  return new Map([...parts].map(([step, part]) => [step, part.join('')]));
};
