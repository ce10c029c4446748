/** The switches of an availability list's rows, whatever they write to: the platform, or a form. */
import type { RaRecord } from 'react-admin';

export interface Switches {
  /** Whether a row's switch is on; undefined while that is not known. */
  readonly isOn: (id: string) => boolean | undefined;
  readonly turn: (ids: readonly string[], isOn: boolean) => void;
  /** None can be turned now. */
  readonly isHeld: boolean;
  /** Why this row cannot be switched on, in words; null where it can. */
  readonly heldBy?: (row: RaRecord) => string | null;
}

/** What stands between a row and its being switched on. */
export const heldOf = ({ heldBy, isOn }: Switches, row: RaRecord): string | null =>
  // Whatever is on can be switched off.
  isOn(String(row.id)) === true ? null : (heldBy?.(row) ?? null);

/** What the switch of a whole page shows: 'mixed' where some of its rows are on and some off. */
export type PageState = 'on' | 'off' | 'mixed' | 'unknown';

export const pageStateOf = (states: readonly (boolean | undefined)[]): PageState => {
  const isOn = states.includes(true);
  const isOff = states.includes(false);
  if (states.includes(undefined) || (!isOn && !isOff)) return 'unknown';
  if (isOn && isOff) return 'mixed';
  return isOn ? 'on' : 'off';
};
