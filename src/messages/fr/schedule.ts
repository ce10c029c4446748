import type { schedule as englishSchedule } from '../en/schedule';
import type { Translated } from './translated';

export const schedule: Translated<typeof englishSchedule> = {
  presets: {
    label: 'Planifications courantes',
    nightly: 'Chaque nuit à 00:00',
    workdays: 'En semaine à 06:00',
    mondays: 'Le lundi',
    monthly: 'Le premier du mois',
  },
  repeats: 'Répétition',
  kinds: { day: 'Jour', week: 'Semaine', month: 'Mois' },
  custom: 'Expression libre',
  customText:
    "Ni jour, ni semaine, ni mois ne peuvent dire cela : tout reste tel que vous l'avez écrit. Choisissez Jour, Semaine ou Mois pour composer une planification.",
  every: 'Tous les',
  days: 'jour |||| jours',
  tooFar: 'Un mois a 31 jours au plus : choisissez de 1 à 31.',
  at: 'Heure',
  noTime: "Saisissez heures et minutes. D'ici là, l'heure reste {time}.",
  weekdays: 'Ces jours-là',
  shortcuts: { workdays: 'En semaine', weekend: 'Week-end', all: 'Tous les jours' },
  monthDays: 'Ces jours du mois',
  monthDay: 'Le {day}',
  expression: 'Expression',
  expressionHint: 'Minute, heure, jour du mois, mois (toujours *), jour de la semaine',
  sentence: 'En toutes lettres',
  notYet: "Ce n'est pas encore une planification.",
};
