/** Maps the values of a heat map to color steps. */
import type { ChartModel } from '../types';
import { heatSteps } from './chartColors';

export type HeatMap = Extract<ChartModel, { type: 'heatMap' }>;

export interface HeatScale {
  /** Value of the deepest step, by distance from zero. */
  readonly most: number;
  /** Value of the palest step. */
  readonly least: number;
  readonly hasNegative: boolean;
}

/** Shares are close together, so their scale starts at the lowest one; all other scales start at zero. */
export const heatScale = ({ cells, unit }: HeatMap): HeatScale => {
  let most = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let hasNegative = false;
  for (const row of cells) {
    for (const cell of row) {
      if (cell === null) continue;
      if (cell < 0) hasNegative = true;
      if (Math.abs(cell) > most) most = Math.abs(cell);
      if (cell < lowest) lowest = cell;
    }
  }
  const startsAbove = unit.type === 'share' && !hasNegative && lowest < most;
  return { most, least: startsAbove ? lowest : 0, hasNegative };
};

/** Returns 1 to `heatSteps`, negative for values below zero; 0 for zero, null if unknown. */
export const heatStep = (figure: number | null, { most, least }: HeatScale): number | null => {
  if (figure === null) return null;
  if (figure === 0 || most === 0) return 0;
  const share = (Math.abs(figure) - least) / (most - least);
  const step = Math.min(heatSteps, Math.max(1, Math.ceil(share * heatSteps)));
  return figure < 0 ? -step : step;
};

export const heatFill = (step: number): string => {
  if (step === 0) return 'var(--chart-paper)';
  return step > 0 ? `var(--chart-heat-${step})` : `var(--chart-cold-${-step})`;
};
