/** A dashboard on a wall, in the address: `wall=cycle-60` shows each tab for a minute. */

export interface Wall {
  /** Shows one tab after the other, or keeps the open one. Figures are loaded again either way. */
  readonly mode: 'cycle' | 'stay';
  readonly seconds: number;
}

/** The intervals to choose from. Shorter ones would load figures more often than they change. */
export const wallSeconds = [30, 60, 120, 300, 900, 1800] as const;

export const defaultWall: Wall = { mode: 'cycle', seconds: 60 };

export const wallText = ({ mode, seconds }: Wall): string => `${mode}-${seconds}`;

/** An interval that cannot be chosen, or anything else, is no wall. */
export const wallFrom = (text: string | null): Wall | null => {
  const [, mode, length] = /^(cycle|stay)-(\d+)$/.exec(text ?? '') ?? [];
  const seconds = wallSeconds.find((candidate) => String(candidate) === length);
  if (seconds === undefined) return null;
  return { mode: mode === 'cycle' ? 'cycle' : 'stay', seconds };
};
