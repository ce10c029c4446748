import type { GridModel } from '../types';

/** What a row is called; it keeps that under any filter. */
export const rowNumber = ({ numberOf }: GridModel, row: number): string =>
  numberOf?.(row) ?? String(row + 1);
