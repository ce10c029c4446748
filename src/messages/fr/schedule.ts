import type * as english from '../en/schedule';
import type { Translated } from './typeset';

export const schedule: Translated<typeof english.schedule> = {
  presets: {
    label: 'Planifications courantes',
    nightly: 'Chaque nuit à {time}',
    workdays: 'En semaine à {time}',
    mondays: 'Le lundi',
    monthly: 'Le 1er du mois',
  },
  repeats: 'Répétition',
  kinds: { day: 'Jour', week: 'Semaine', month: 'Mois' },
  custom: 'Expression libre',
  customText:
    'Cette expression ne correspond ni à Jour, ni à Semaine, ni à Mois ; elle est conservée. Choisissez Jour, Semaine ou Mois pour composer une planification.',
  every: 'Tous les',
  days: 'jour |||| jours',
  tooFar: 'Un mois a 31 jours au plus : choisissez de 1 à 31.',
  at: 'Heure',
  noTime: 'Saisissez heures et minutes. D’ici là, l’heure reste {time}.',
  weekdays: 'Jours de la semaine',
  shortcuts: { workdays: 'En semaine', weekend: 'Week-end', all: 'Tous les jours' },
  monthDays: 'Jours du mois',
  monthDay: 'Jour {day}',
  expression: 'Expression',
  expressionHint: 'Minute, heure, jour du mois, mois (toujours *), jour de la semaine',
  notYet: 'La planification n’est pas encore valide.',
  runs: {
    title: 'Prochaines exécutions',
    own: 'Aucune zone n’est encore sélectionnée : les heures sont celles de votre fuseau horaire.',
    timeZone: 'Fuseau horaire',
    group: '{zone} · {offset} · {zones}',
    place: '{zone} · {offset}',
    noTimeZone: 'Sans fuseau horaire (UTC)',
    caption: 'Prochaines exécutions, {zone}',
    time: 'Heure',
    yours: 'Votre heure',
    moved: 'au lieu de {time}',
    none: 'Cette planification ne s’exécute jamais.',
    ends: 'Fin le {date} : plus aucune exécution ensuite.',
    noneLeft: 'Fin le {date}, avant la première exécution.',
    unknown: 'Le fuseau horaire {zone} est inconnu : ses exécutions ne peuvent pas être calculées.',
    notYet: 'Les prochaines exécutions s’affichent dès que l’expression est valide.',
    failed:
      'Les fuseaux horaires des zones sélectionnées n’ont pas pu être chargés : leurs exécutions sont inconnues.',
    unnamed: 'Aucun fuseau horaire défini ; UTC est utilisé : {names}.',
    gone: '{smart_count} zone sélectionnée n’est plus dans cette organisation. |||| {smart_count} zones sélectionnées ne sont plus dans cette organisation.',
    notes: 'Remarques sur cette planification',
  },
  duration: '{minutes} = {words}',
  overlaps: 'Exécutions qui se chevauchent',
  weights: { warning: 'Attention :', note: 'À noter :' },
  warnings: {
    more: '{smart_count} autre |||| {smart_count} autres',
    noTimeZone: 'Certaines zones n’ont pas de fuseau horaire. Leurs exécutions suivent UTC.',
    unknownTimeZone:
      'Fuseaux horaires inconnus : {timeZones}. Leurs exécutions ne peuvent pas être calculées.',
    eitherDay:
      'Un jour du mois et un jour de la semaine sont indiqués : l’exécution a lieu l’un ou l’autre de ces jours, pas seulement quand ils coïncident.',
    shortMonth29:
      'Tous les mois n’ont pas de 29 : en février, l’exécution de ce jour n’a lieu que les années bissextiles.',
    shortMonth30:
      'Tous les mois n’ont pas de 30 : en février, l’exécution de ce jour n’a pas lieu.',
    shortMonth31: 'Tous les mois n’ont pas de 31 : l’exécution de ce jour a lieu sept mois par an.',
    restart:
      '« Tous les {every} jours » recommence le 1er de chaque mois : en fin de mois, deux exécutions peuvent n’être séparées que d’un jour. |||| « Tous les {every} jours » recommence le 1er de chaque mois : en fin de mois, deux exécutions peuvent n’être séparées que de {smart_count} jours.',
    restartWeek:
      '« Tous les {every} jours » recommence chaque dimanche : en fin de semaine, deux exécutions peuvent n’être séparées que d’un jour. |||| « Tous les {every} jours » recommence chaque dimanche : en fin de semaine, deux exécutions peuvent n’être séparées que de {smart_count} jours.',
    gapMoved:
      'Le {date}, les horloges avancent de {from} à {to} ({timeZones}). Les exécutions prévues entre-temps ({times}) ont lieu à {to}.',
    gapSkipped:
      'Le {date}, les horloges avancent de {from} à {to} ({timeZones}). Les exécutions prévues entre-temps ({times}) n’ont pas lieu.',
    repeatOnce:
      'Le {date}, les horloges reculent de {to} à {from} ({timeZones}). Les exécutions prévues pendant cette heure ({times}) n’ont lieu qu’une fois, au premier passage.',
    repeatTwice:
      'Le {date}, les horloges reculent de {to} à {from} ({timeZones}). Les exécutions prévues pendant cette heure ({times}) ont lieu deux fois.',
    overlap:
      'Une exécution dure {duration}, et la suivante peut commencer {interval} après son début : elles se chevauchent.',
    overlapShortDay:
      'Le {date}, les horloges avancent ({timeZones}) : deux exécutions y sont séparées de {interval}, et la première dure {duration}. Elles se chevauchent.',
  },
};

export const cron: Translated<typeof english.cron> = {
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
