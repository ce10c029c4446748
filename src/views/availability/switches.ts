/** The interface of an availability list's switches, whether they change the platform or a form. */
import type { RaRecord } from 'react-admin';

export interface Switches {
  /** Whether a row's switch is on; undefined while unknown. */
  readonly isOn: (id: string) => boolean | undefined;
  readonly turn: (ids: readonly string[], isOn: boolean) => void;
  /** All switches are disabled. */
  readonly isHeld: boolean;
  /** The reason why this row cannot be switched on, as text; null if it can. */
  readonly heldBy?: (row: RaRecord) => string | null;
}

/** Returns the reason why a row's switch is disabled; null if it is not. */
export const disabledReason = ({ heldBy, isOn }: Switches, row: RaRecord): string | null =>
  // A row that is on can always be switched off.
  isOn(String(row.id)) === true ? null : (heldBy?.(row) ?? null);

/** State of a page's switch: 'mixed' if some rows are on and some off. */
export type PageState = 'on' | 'off' | 'mixed' | 'unknown';

export const pageStateOf = (states: readonly (boolean | undefined)[]): PageState => {
  const isOn = states.includes(true);
  const isOff = states.includes(false);
  if (states.includes(undefined) || (!isOn && !isOff)) return 'unknown';
  if (isOn && isOff) return 'mixed';
  return isOn ? 'on' : 'off';
};
