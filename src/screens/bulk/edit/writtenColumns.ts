/** Columns whose texts are what a person reads: the plan of zones is none, and no text to be found or replaced. */
import type { EntryColumn, FindAsked } from '../../../grid/entriesTypes';
import { zonesKey } from './zonePlan';

/** Their places. */
export const writtenColumns = (columns: readonly EntryColumn[]): readonly number[] =>
  [...columns.keys()].filter((place) => columns[place]?.key !== zonesKey);

/** What is asked of one column or of a selected block may take the plan in as well. */
export const amongWritten = (asked: FindAsked, columns: readonly EntryColumn[]): FindAsked => {
  const written = writtenColumns(columns);
  return { ...asked, columns: asked.columns?.filter((at) => written.includes(at)) ?? written };
};
