/** A cron expression in words; loaded only where one is shown. */
import cronstrue from 'cronstrue';
import 'cronstrue/locales/fr';
import { readable } from './readable';

/** Null for what is no cron expression. `isWhole` says also what goes without saying: every day. */
export const describe = (expression: string, locale: string, isWhole = false): string | null => {
  try {
    return cronstrue.toString(readable(expression), {
      locale: locale === 'fr' ? 'fr' : 'en',
      use24HourTimeFormat: locale === 'fr',
      verbose: isWhole,
      throwExceptionOnParseError: true,
    });
  } catch {
    return null;
  }
};
