import 'cronstrue/locales/fr';
import type { CronWords } from '../cron';

const days = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const and = '(?:, et | et |, )';

const joined = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`;

const split = (list: string): readonly string[] => list.split(/, et | et |, /);

const ordinal = (day: string): string => (day === '1' ? '1er' : day);

export const frenchCron: CronWords = {
  and: 'et',
  /** Every day has its article, and the first of the month is "1er". */
  finish: (sentence) =>
    sentence
      .replace(new RegExp(`\\ble (\\d+(?:${and}\\d+)*) du mois`, 'g'), (_, list: string) => {
        const named = split(list).map((day) => `le ${ordinal(day)}`);
        return `${joined(named)} du mois`;
      })
      .replace(new RegExp(`\\ble ((?:${days})(?:${and}(?:${days}))+)`, 'g'), (_, list: string) =>
        joined(split(list).map((day) => `le ${day}`)),
      )
      .replace(new RegExp(`\\bde (${days}) à (${days})`, 'g'), 'du $1 au $2')
      .replaceAll(', et ', ' et '),
};
