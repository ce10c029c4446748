import type { cron as englishCron } from '../en/cron';
import type { Translated } from './translated';

export const cron: Translated<typeof englishCron> = {
  noWeekday: 'Choisissez au moins un jour de la semaine',
  noMonthDay: 'Choisissez au moins un jour du mois',
  noInterval: "L'intervalle est un nombre entier, 1 au moins.",
  parts:
    'Une expression cron a cinq parties : minute, heure, jour du mois, mois, jour de la semaine. Celle-ci en a {count}.',
  macro:
    '{part} est une abréviation. Écrivez les cinq parties, par exemple 0 0 * * * pour chaque minuit.',
  month: 'Le mois est toujours * : une planification vaut pour tous les mois.',
  weekdayNames: 'Écrivez des nombres : 1 pour lundi à 6 pour samedi, 0 ou 7 pour dimanche.',
  outside: {
    minute: 'Minute : de 0 à 59 ; {part} en sort.',
    hour: 'Heure : de 0 à 23 ; {part} en sort.',
    monthDay: 'Jour du mois : de 1 à 31 ; {part} en sort.',
    weekday: 'Jour de la semaine : de 0 à 7 ; {part} en sort.',
  },
  strange: {
    minute:
      "Minute : nombres, *, listes comme 1,3, plages comme 1-5 et pas comme */2 ; « {part} » n'en est pas.",
    hour: "Heure : nombres, *, listes comme 1,3, plages comme 1-5 et pas comme */2 ; « {part} » n'en est pas.",
    monthDay:
      "Jour du mois : nombres, *, listes comme 1,3, plages comme 1-5 et pas comme */2 ; « {part} » n'en est pas.",
    weekday:
      "Jour de la semaine : nombres, *, listes comme 1,3, plages comme 1-5 et pas comme */2 ; « {part} » n'en est pas.",
  },
  backwards: 'Une plage va du plus petit nombre au plus grand ; {part} va à rebours.',
  stepOfZero: "Un pas vaut au moins 1 ; {part} n'avancerait jamais.",
  loneStep: "Un pas suit * ou une plage, comme */5 ou 10-30/5 ; {part} n'a ni l'un ni l'autre.",
  longStep: 'Un pas vaut ici au plus {most} ; {part} va plus loin.',
};
