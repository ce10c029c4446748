/** Formats a warning in the person's language. */
import { timeShown } from '../../time/timeText';
import { durationText } from './durationText';
import type { Warning } from './warning';

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Maximum number of time zones that are listed by name; the others are counted. */
const maxNamed = 4;

const dateText = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

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
    ...(date === null ? {} : { date: dateText(date, locale) }),
    ...(timeZones.length === 0 ? {} : { timeZones: zonesText(timeZones, translate, locale) }),
  });
};
