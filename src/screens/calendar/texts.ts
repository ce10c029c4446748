/** Formats a calendar's times, dates and durations in the user's language. */
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { dateFormat, dateIn, dateText as dateTextOf, dayLength } from '../../lib/time/days';
import { regionOf } from '../../lib/text/region';
import { minuteLength } from '../../lib/time/zonedDays';
import { durationUnits } from '../../schedules/runs/duration';
import { isFolded, type CalendarEntry } from './entries';

const utc = { timeZone: 'UTC' } as const;

/** '06:00' or '6:00 AM' for minutes of a day, as the person's region writes times. */
export const runTimeText = (minutes: number, locale: string): string =>
  dateFormat(locale, { timeStyle: 'short', ...utc }).format(minutes * minuteLength);

/** Name of a day ('Mon', 'Monday') and its number ('16'). */
export const weekdayText = (day: number, locale: string, weekday: 'short' | 'long'): string =>
  dateFormat(locale, { weekday, ...utc }).format(day * dayLength);

/** 'Nov 16' */
export const calendarDateText = (day: number, locale: string): string =>
  dateTextOf(day * dayLength, locale, { day: 'numeric', month: 'short', ...utc });

/** 'Nov 16 – 22, 2026' */
export const weekText = (monday: number, locale: string): string =>
  dateIn(
    dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', ...utc }).formatRange(
      monday * dayLength,
      (monday + 6) * dayLength,
    ),
    locale,
  );

/** '02:00' or '2:00 AM' by the clocks of a zone, with the weekday where it is another date than `day`. */
export const clockText = (
  moment: number,
  { timeZone, day, locale }: { timeZone: string; day: number; locale: string },
): string => {
  const time = dateFormat(locale, { timeZone, timeStyle: 'short' }).format(moment);
  const shown = dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  return shown === new Date(day * dayLength).toISOString().slice(0, 10)
    ? time
    : `${dateFormat(locale, { timeZone, weekday: 'short' }).format(moment)} ${time}`;
};

/**
 * '4h', in French '4 h': the narrow form, with the space that the language's short form has between the same number and
 * unit.
 */
const narrowText = (value: number, unit: string, locale: string): string => {
  const textOf = (unitDisplay: 'narrow' | 'short') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value);
  const [narrow, short] = [textOf('narrow'), textOf('short')];
  return short.replaceAll(/\s/gu, '') === narrow ? short : narrow;
};

/** '1d 4h', '45m': days, hours and minutes, without zeros. */
export const spanText = (milliseconds: number, locale: string): string =>
  durationUnits(milliseconds / minuteLength)
    .map(([unit, count]) => narrowText(count, unit, locale))
    .join(' ');

/** The interval in minutes; null if intervals differ. */
const stepOf = (times: readonly number[]): number | null => {
  const [first = 0, second = 0] = times;
  const step = second - first;
  return times.every((time, at) => at === 0 || time - (times[at - 1] ?? 0) === step) ? step : null;
};

/** Describes when an entry runs. */
export const useEntryWords = () => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  return useMemo(
    () => ({
      /** '06:00' or '6:00 AM', or 'every 30m, 06:00–18:00' where a day's runs are folded. */
      time: (entry: Pick<CalendarEntry, 'times'>): string => {
        const { times } = entry;
        const from = runTimeText(times[0] ?? 0, locale);
        if (!isFolded(entry)) return from;
        const to = runTimeText(times.at(-1) ?? 0, locale);
        const step = stepOf(times);
        return step === null
          ? translate('facings.calendar.entry.between', { from, to })
          : translate('facings.calendar.entry.every', {
              from,
              to,
              step: spanText(step * minuteLength, locale),
            });
      },
    }),
    [translate, locale],
  );
};
