/** The languages in which cron expressions are described; loaded only when one is shown. */
import { frenchCron } from './fr/cron';
import { languageOf } from './grammar';

export interface CronWords {
  /** The word with which cronstrue, in this language, adds the weekdays. */
  readonly and: string;
  /** Corrects the sentence that cronstrue writes. */
  readonly finish: (sentence: string) => string;
}

const english: CronWords = {
  and: 'and',
  // '2:00 AM' instead of '02:00 AM', as elsewhere in the console.
  finish: (sentence) => sentence.replace(/\b0(\d:\d\d [AP]M)/g, '$1'),
};

/** By cronstrue's name of the language. */
const languages: Readonly<Record<string, CronWords>> = { en: english, fr: frenchCron };

/** English for a language without an entry. */
export const cronWordsOf = (locale: string): CronWords & { readonly language: string } => {
  const language = languageOf(locale);
  const words = languages[language];
  return words ? { ...words, language } : { ...english, language: 'en' };
};
