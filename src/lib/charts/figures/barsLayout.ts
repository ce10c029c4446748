/** The space of horizontal bars, known before rendering, so that names are complete and nothing moves. */
import type { ChartModel } from '../types';
import { wrapText } from './wrapText';

/** Average width in pixels of a character on an axis. */
export const letterWidth = 6.8;

/** Height in pixels of one line of a name. */
export const lineHeight = 15;
/** Names of more lines are cut: nobody reads them beside a bar. */
const maxLines = 5;
/** The longest name still leaves most of the width to the bars. */
const maxShare = 0.4;
const maxLabelWidth = 320;
const gap = 16;

export interface BarsLayout {
  readonly labelWidth: number;
  /** Height in pixels of each place's bars. */
  readonly rowHeight: number;
  /** The lines of each name, by key. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

export const barsLayout = ({ places, series }: ChartModel, width: number): BarsLayout => {
  const longest = Math.max(0, ...places.map(({ label }) => Array.from(label).length));
  const labelWidth = Math.min(longest * letterWidth + gap, width * maxShare, maxLabelWidth);
  // Rounded, because the length of the longest name itself gives a fraction less than its number of characters.
  const letters = Math.floor((labelWidth - gap) / letterWidth + 1e-6);
  const names = new Map(places.map(({ key, label }) => [key, wrapText(label, letters, maxLines)]));
  const lines = Math.max(1, ...[...names.values()].map(({ length }) => length));
  const bars = series.length > 1 ? 10 + series.length * 14 : 28;
  return { labelWidth, rowHeight: Math.max(bars, lines * lineHeight + 8), names };
};
