/** A cron expression in words; loaded only where one is shown. */
import cronstrue from 'cronstrue';
import 'cronstrue/locales/fr';
import { isLongDay } from '../../schema/longDay';
import { inFrench } from './inFrench';
import { readable } from './readable';

const isFrench = (locale: string): boolean => locale.split('-', 1)[0] === 'fr';

const said = (expression: string, locale: string, isWhole: boolean): string =>
  cronstrue.toString(expression, {
    locale: isFrench(locale) ? 'fr' : 'en',
    use24HourTimeFormat: isLongDay(locale),
    verbose: isWhole,
    throwExceptionOnParseError: true,
  });

/** Hours as all other times here have them: '2:00 AM', and no '02:00 AM'. */
const finished = (sentence: string, locale: string): string =>
  isFrench(locale) ? inFrench(sentence) : sentence.replace(/\b0(\d:\d\d [AP]M)/g, '$1');

/**
 * With both days given it runs on either, and cronstrue says 'and': the sentence without weekdays, and what they
 * add to it, are joined by 'or'.
 */
const withEitherDay = (whole: string, withoutWeekday: string, locale: string): string => {
  const added = /^, (?:and |et )?(.+)$/.exec(whole.slice(withoutWeekday.length))?.[1];
  return whole.startsWith(withoutWeekday) && added !== undefined
    ? new Intl.ListFormat(locale, { type: 'disjunction' }).format([withoutWeekday, added])
    : whole;
};

/** Null for what is no cron expression. `isWhole` says also what goes without saying: every day. */
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
