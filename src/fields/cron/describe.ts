/** A cron expression in words; loaded only where one is shown. */
import cronstrue from 'cronstrue';
import 'cronstrue/locales/fr';

/** Null for what is no cron expression. */
export const describe = (expression: string, locale: string): string | null => {
  try {
    return cronstrue.toString(expression, {
      locale: locale === 'fr' ? 'fr' : 'en',
      use24HourTimeFormat: locale === 'fr',
      throwExceptionOnParseError: true,
    });
  } catch {
    return null;
  }
};
