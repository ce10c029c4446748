/** Formats a warning in the person's language. */
import { dateText } from '../../lib/time/days';
import { timeShown } from '../../lib/time/timeOfDay';
import { durationText } from './duration';

type WarningKind =
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

/** A warning about a schedule, as data; `warningText` formats it. */
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
  rest: Partial<Pick<Warning, 'values' | 'date' | 'timeZones'>> = {},
): Warning => ({
  kind,
  weight: notes.has(kind) ? 'note' : 'warning',
  values: rest.values ?? {},
  date: rest.date ?? null,
  timeZones: rest.timeZones ?? [],
});

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Maximum number of time zones that are listed by name; the others are counted. */
const maxNamed = 4;

const zonesText = (names: readonly string[], translate: Translate, locale: string): string => {
  const rest = names.length - maxNamed;
  const shown = rest > 1 ? names.slice(0, maxNamed) : names;
  const counted =
    rest > 1 ? [translate('facings.schedule.warnings.more', { smart_count: rest })] : [];
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format([...shown, ...counted]);
};

export const warningText = (
  { kind, values, date, timeZones }: Warning,
  translate: Translate,
  locale: string,
): string => {
  const lengths = Object.entries(values).map(([key, value]) => [
    key,
    key === 'duration' || key === 'interval'
      ? durationText(Number(value), locale)
      : typeof value === 'string'
        ? value.replace(/\d\d:\d\d/g, (time) => timeShown(time, locale))
        : value,
  ]);
  return translate(`facings.schedule.warnings.${kind}`, {
    ...(Object.fromEntries(lengths) as Record<string, string | number>),
    ...(date === null
      ? {}
      : { date: dateText(new Date(date), locale, { dateStyle: 'long', timeZone: 'UTC' }) }),
    ...(timeZones.length === 0 ? {} : { timeZones: zonesText(timeZones, translate, locale) }),
  });
};
