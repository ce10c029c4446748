/** What is worth knowing of a schedule before it is used, as data: `warningText` says it. */

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
  /** A note is right as it stands and only good to know; a warning may not be what was meant. */
  readonly weight: 'warning' | 'note';
  /** Numbers, and clock times as 'HH:MM'; of `duration` and `interval` minutes. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Local day that it happens on, as 'YYYY-MM-DD'; null where it is of no day. */
  readonly date: string | null;
  /** Time zones it is true of, in the order given; empty where it is true of all. */
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
