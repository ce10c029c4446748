import type { GridModel } from '../types';

/** The label of a row; filters do not change it. */
export const rowNumber = ({ numberOf }: GridModel, row: number): string =>
  numberOf?.(row) ?? String(row + 1);
