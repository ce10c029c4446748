import type { schedule as englishSchedule } from '../en/schedule';
import type { Translated } from './translated';

export const schedule: Translated<typeof englishSchedule> = {
  presets: {
    label: 'Planifications courantes',
    nightly: 'Chaque nuit à {time}',
    workdays: 'En semaine à {time}',
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
  notYet: "Ce n'est pas encore une planification.",
  runs: {
    title: 'Prochaines exécutions',
    own: "Aucune zone n'est encore choisie : ces heures sont celles de votre propre fuseau.",
    timeZone: 'Fuseau horaire',
    group: '{zone} · {offset} · {zones}',
    place: '{zone} · {offset}',
    zones: '{smart_count} zone |||| {smart_count} zones',
    noTimeZone: 'Sans fuseau (compté en UTC)',
    caption: 'Prochaines exécutions, {zone}',
    day: 'Jour',
    time: 'Heure',
    yours: 'Votre heure',
    moved: 'au lieu de {time}',
    none: "Elle ne s'exécute jamais.",
    ends: 'Fin le {date} : plus aucune exécution ensuite.',
    noneLeft: 'Fin le {date}, avant la première exécution.',
    unknown: "Le fuseau {zone} n'est pas connu ici : ses exécutions ne peuvent pas être calculées.",
    notYet: "Elles s'affichent dès que l'expression est une planification.",
    failed:
      "Les fuseaux des zones choisies n'ont pas pu être chargés : leurs exécutions ne sont pas connues.",
    unnamed: 'Sans fuseau horaire, donc calculé en UTC : {names}.',
    gone: "{smart_count} zone choisie n'est plus dans cette organisation. |||| {smart_count} zones choisies ne sont plus dans cette organisation.",
    notes: 'À savoir sur cette planification',
  },
  duration: '{minutes} = {words}',
  overlaps: 'Exécutions qui se chevauchent',
  weights: { warning: 'Attention :', note: 'À noter :' },
  warnings: {
    more: 'un autre |||| {smart_count} autres',
    noTimeZone:
      "Certaines zones n'ont pas de fuseau horaire : leurs exécutions sont calculées en UTC.",
    unknownTimeZone:
      'Fuseaux horaires inconnus ici : {timeZones}. Leurs exécutions ne peuvent pas être calculées.',
    eitherDay:
      "Un jour du mois et un jour de la semaine sont indiqués : l'exécution a lieu l'un ou l'autre de ces jours, pas seulement quand ils coïncident.",
    shortMonth29:
      "Tous les mois n'ont pas de 29 : en février, l'exécution de ce jour n'a lieu que les années bissextiles.",
    shortMonth30:
      "Tous les mois n'ont pas de 30 : en février, l'exécution de ce jour n'a pas lieu.",
    shortMonth31: "Tous les mois n'ont pas de 31 : l'exécution de ce jour a lieu sept mois par an.",
    restart:
      "Tous les {every} jours, compté à nouveau à partir du 1er de chaque mois : d'un mois à l'autre, deux exécutions peuvent n'être séparées que d'un jour. |||| Tous les {every} jours, compté à nouveau à partir du 1er de chaque mois : d'un mois à l'autre, deux exécutions peuvent n'être séparées que de {smart_count} jours.",
    restartWeek:
      "Tous les {every} jours, compté de nouveau à partir de chaque dimanche : deux exécutions peuvent n'être séparées que d'un jour en fin de semaine. |||| Tous les {every} jours, compté de nouveau à partir de chaque dimanche : deux exécutions peuvent n'être séparées que de {smart_count} jours en fin de semaine.",
    gapMoved:
      "Le {date}, les horloges passent de {from} à {to} ({timeZones}). Ce qui devait s'exécuter entre-temps ({times}) s'exécute à {to}.",
    gapSkipped:
      "Le {date}, les horloges passent de {from} à {to} ({timeZones}). Ce qui devait s'exécuter entre-temps ({times}) est omis.",
    repeatOnce:
      "Le {date}, les horloges reviennent de {to} à {from} ({timeZones}). Ce qui doit s'exécuter entre-temps ({times}) s'exécute une seule fois, la première.",
    repeatTwice:
      "Le {date}, les horloges reviennent de {to} à {from} ({timeZones}). Ce qui doit s'exécuter entre-temps ({times}) s'exécute deux fois.",
    overlap:
      'Une exécution dure {duration}, et la suivante peut commencer {interval} après son début : elles se chevauchent.',
    overlapShortDay:
      'Le {date}, les horloges avancent ({timeZones}) : deux exécutions y sont séparées de {interval}, et la première dure {duration}. Elles se chevauchent.',
  },
};
