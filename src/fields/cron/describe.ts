/** Describes a cron expression in words; loaded only when one is shown. */
import cronstrue from 'cronstrue';
import 'cronstrue/locales/fr';
import { normalCron, readPart, type PartName } from '../../schema/cron/expression';
import { isLongDay } from '../../schema/days';

const days = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const and = '(?:, et | et |, )';

const joined = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`;

const split = (list: string): readonly string[] => list.split(/, et | et |, /);

const ordinal = (day: string): string => (day === '1' ? '1er' : day);

/** Corrects cronstrue's French: every day has its article, and the first of the month is "1er". */
export const inFrench = (sentence: string): string =>
  sentence
    .replace(new RegExp(`\\ble (\\d+(?:${and}\\d+)*) du mois`, 'g'), (_, list: string) => {
      const named = split(list).map((day) => `le ${ordinal(day)}`);
      return `${joined(named)} du mois`;
    })
    .replace(new RegExp(`\\ble ((?:${days})(?:${and}(?:${days}))+)`, 'g'), (_, list: string) =>
      joined(split(list).map((day) => `le ${day}`)),
    )
    .replace(new RegExp(`\\bde (${days}) à (${days})`, 'g'), 'du $1 au $2')
    .replaceAll(', et ', ' et ');

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

const isFrench = (locale: string): boolean => locale.split('-', 1)[0] === 'fr';

const said = (expression: string, locale: string, isWhole: boolean): string =>
  cronstrue.toString(expression, {
    locale: isFrench(locale) ? 'fr' : 'en',
    use24HourTimeFormat: isLongDay(locale),
    verbose: isWhole,
    throwExceptionOnParseError: true,
  });

/** Removes the leading zero of hours, as elsewhere in the console: '2:00 AM' instead of '02:00 AM'. */
const finished = (sentence: string, locale: string): string =>
  isFrench(locale) ? inFrench(sentence) : sentence.replace(/\b0(\d:\d\d [AP]M)/g, '$1');

/**
 * If both day parts are set, cron runs on either, but cronstrue writes 'and'. This joins the sentence without
 * weekdays and the weekdays by 'or'.
 */
const withEitherDay = (whole: string, withoutWeekday: string, locale: string): string => {
  const added = /^, (?:and |et )?(.+)$/.exec(whole.slice(withoutWeekday.length))?.[1];
  return whole.startsWith(withoutWeekday) && added !== undefined
    ? new Intl.ListFormat(locale, { type: 'disjunction' }).format([withoutWeekday, added])
    : whole;
};

/** Returns null for an invalid expression. `isWhole` includes what is usually left out: every day. */
export const describe = (expression: string, locale: string, isWhole = false): string | null => {
  try {
    const own = readable(expression);
    const whole = said(own, locale, isWhole);
    const [minute, hour, monthDay, month, weekday] = own.split(' ');
    if (monthDay === '*' || weekday === '*') return finished(whole, locale);
    const withoutWeekday = said([minute, hour, monthDay, month, '*'].join(' '), locale, isWhole);
    return finished(withEitherDay(whole, withoutWeekday, locale), locale);
  } catch {
    return null;
  }
};
