/** Columns with readable texts. The zones column contains a plan, which find and replace must skip. */
import type { EntryColumn, FindAsked } from '../../../grid/entriesTypes';
import { zonesKey } from './zonePlan';

/** Their positions. */
export const writtenColumns = (columns: readonly EntryColumn[]): readonly number[] =>
  [...columns.keys()].filter((place) => columns[place]?.key !== zonesKey);

/** Restricts a search to readable columns, also if it names one column or a selected range. */
export const amongWritten = (asked: FindAsked, columns: readonly EntryColumn[]): FindAsked => {
  const written = writtenColumns(columns);
  return { ...asked, columns: asked.columns?.filter((at) => written.includes(at)) ?? written };
};
