/** A warning about a schedule, as data; `warningText` formats it. */

export type WarningKind =
  | 'noTimeZone'
  | 'unknownTimeZone'
  | 'eitherDay'
  | 'shortMonth29'
  | 'shortMonth30'
  | 'shortMonth31'
  | 'restart'
  | 'restartWeek'
  | 'gapMoved'
  | 'gapSkipped'
  | 'repeatOnce'
  | 'repeatTwice'
  | 'overlap'
  | 'overlapShortDay';

export interface Warning {
  readonly kind: WarningKind;
  /** A note is for information only; a warning is about something that may not be intended. */
  readonly weight: 'warning' | 'note';
  /** Numbers, and clock times as 'HH:MM'; `duration` and `interval` are minutes. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Local day, as 'YYYY-MM-DD'; null if the warning is not about a specific day. */
  readonly date: string | null;
  /** Time zones that it applies to, in the given order; empty if it applies to all. */
  readonly timeZones: readonly string[];
}

const notes: ReadonlySet<WarningKind> = new Set(['noTimeZone', 'repeatOnce']);

export const warning = (
  kind: WarningKind,
  given: Partial<Pick<Warning, 'values' | 'date' | 'timeZones'>> = {},
): Warning => ({
  kind,
  weight: notes.has(kind) ? 'note' : 'warning',
  values: given.values ?? {},
  date: given.date ?? null,
  timeZones: given.timeZones ?? [],
});
