/** Describes a cron expression in words; loaded only when one is shown. */
import cronstrue from 'cronstrue';
import { cronWordsOf } from '../../messages/cron';
import { normalCron, readPart, type PartName } from '../../schedules/expression';
import { isLongDay } from '../../lib/time/days';

/** Rewrites a schedule so that its description reads naturally: Monday first, and consecutive days as a range. */
const listed = /^\d+(?:,\d+)+$/;

const distinct = (text: string): readonly number[] =>
  [...new Set(text.split(',').map(Number))].toSorted((one, other) => one - other);

/** Here Sunday is the last day of the week. */
const weekdaysOf = (text: string): string => {
  const days = distinct(text.replaceAll('0', '7'));
  const first = days[0] ?? 1;
  const last = days.at(-1) ?? 7;
  if (days.length === 7) return '*';
  return days.length > 2 && last - first === days.length - 1 ? `${first}-${last}` : days.join(',');
};

/** Whether a part that is not '*' still means every day: '*\/1', '1-31', '0-6'. */
const isEveryDay = (name: PartName, text: string, count: number): boolean => {
  const part = text === '*' ? null : readPart(name, text);
  return part !== null && 'read' in part && part.read.values.length === count;
};

/** Cron runs on either day part, so one that means every day makes the other one meaningless. */
const withEveryDay = (parts: readonly string[]): readonly string[] => {
  const [minute = '', hour = '', monthDay = '', month = '', weekday = ''] = parts;
  return isEveryDay('monthDay', monthDay, 31) || isEveryDay('weekday', weekday, 7)
    ? [minute, hour, '*', month, '*']
    : parts;
};

/** Only lists are rewritten, sorted and without duplicates; all other parts are unchanged. */
const readable = (expression: string): string =>
  withEveryDay(normalCron(expression).split(' '))
    .map((part, index) => {
      if (!listed.test(part)) return part;
      return index === 4 ? weekdaysOf(part) : distinct(part).join(',');
    })
    .join(' ');

const described = (expression: string, locale: string, isWhole: boolean): string =>
  cronstrue.toString(expression, {
    locale: cronWordsOf(locale).language,
    use24HourTimeFormat: isLongDay(locale),
    verbose: isWhole,
    throwExceptionOnParseError: true,
  });

/**
 * If both day parts are set, cron runs on either, but cronstrue writes 'and'. This joins the sentence without
 * weekdays and the weekdays by 'or'.
 */
const withEitherDay = (whole: string, withoutWeekday: string, locale: string): string => {
  const { and, language } = cronWordsOf(locale);
  const rest = whole.startsWith(withoutWeekday) ? whole.slice(withoutWeekday.length) : '';
  if (!rest.startsWith(', ')) return whole;
  const added = rest.slice(2).replace(new RegExp(`^${and} `), '');
  return new Intl.ListFormat(language, { type: 'disjunction' }).format([withoutWeekday, added]);
};

/** Returns null for an invalid expression. `isWhole` includes what is usually left out: every day. */
export const describe = (expression: string, locale: string, isWhole = false): string | null => {
  try {
    const plainExpression = readable(expression);
    const whole = described(plainExpression, locale, isWhole);
    const { finish } = cronWordsOf(locale);
    const [minute, hour, monthDay, month, weekday] = plainExpression.split(' ');
    if (monthDay === '*' || weekday === '*') return finish(whole);
    const withoutWeekday = described(
      [minute, hour, monthDay, month, '*'].join(' '),
      locale,
      isWhole,
    );
    return finish(withEitherDay(whole, withoutWeekday, locale));
  } catch {
    return null;
  }
};
