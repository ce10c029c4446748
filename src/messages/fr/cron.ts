import type { cron as englishCron } from '../en/cron';
import type { Translated } from './translated';

export const cron: Translated<typeof englishCron> = {
  noWeekday: 'Choisissez au moins un jour de la semaine',
  noMonthDay: 'Choisissez au moins un jour du mois',
  noInterval: 'L’intervalle doit être un nombre entier d’au moins 1.',
  parts:
    'Une expression cron a cinq parties : minute, heure, jour du mois, mois, jour de la semaine. Celle-ci en a {count}.',
  macro:
    '{part} est une abréviation. Écrivez les cinq parties, par exemple 0 0 * * * pour chaque minuit.',
  month: 'Le mois est toujours * : une planification vaut pour tous les mois.',
  weekdayNames: 'Écrivez des nombres : de 1 (lundi) à 6 (samedi), 0 ou 7 pour dimanche.',
  outside: {
    minute: 'Minute : de 0 à 59, et non {part}.',
    hour: 'Heure : de 0 à 23, et non {part}.',
    monthDay: 'Jour du mois : de 1 à 31, et non {part}.',
    weekday: 'Jour de la semaine : de 0 à 7, et non {part}.',
  },
  strange: {
    minute:
      'Minute : nombres, *, listes comme 1,3, plages comme 1-5 ou incréments comme */2 ; « {part} » n’est pas valide.',
    hour: 'Heure : nombres, *, listes comme 1,3, plages comme 1-5 ou incréments comme */2 ; « {part} » n’est pas valide.',
    monthDay:
      'Jour du mois : nombres, *, listes comme 1,3, plages comme 1-5 ou incréments comme */2 ; « {part} » n’est pas valide.',
    weekday:
      'Jour de la semaine : nombres, *, listes comme 1,3, plages comme 1-5 ou incréments comme */2 ; « {part} » n’est pas valide.',
  },
  backwards: 'Une plage doit aller du plus petit au plus grand ; {part} n’est pas valide.',
  stepOfZero: 'Un incrément doit être d’au moins 1, et non {part}.',
  loneStep:
    'Un incrément doit suivre * ou une plage, comme */5 ou 10-30/5 ; {part} n’est pas valide.',
  longStep: 'Un incrément vaut ici au plus {most} ; {part} est trop grand.',
};
