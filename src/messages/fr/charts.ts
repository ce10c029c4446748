import type * as english from '../en/charts';
import type { Translated } from './typeset';

export const charts: Translated<typeof english.charts> = {
  asTable: 'Afficher en tableau',
  asChart: 'Afficher en graphique',
  csv: 'Télécharger les chiffres (CSV)',
  loading: 'Chargement de {title}',
  drawingFailed: 'Le graphique n’a pas pu être dessiné. Ses chiffres sont dans le tableau.',
  nothing: 'Aucune donnée pour cette période.',
  allZero: 'Toutes les valeurs de cette période sont à zéro.',
  noValue: 'aucune donnée',
  day: 'Jour',
  place: 'Nom',
  range: 'De – à',
  rowsShown: '{from}–{to} sur {total} lignes',
  previousRows: 'Lignes précédentes',
  nextRows: 'Lignes suivantes',
  topShown: 'Les {count} premiers sur {total} sont affichés.',
  showAll: 'Tout afficher',
  legend: 'Légende',
  allBefore: 'En pointillé et plus clair : période précédente',
  heatBefore: '▲ plus, ▼ moins que pendant la période précédente',
  withBefore: '{figure} (avant : {earlier})',
  drawing: 'Graphique : {title}',
  heatMap: 'Carte de chaleur',
  heatMapHelp:
    'Utilisez les flèches pour passer d’une cellule à l’autre et Entrée pour afficher les détails.',
  opens: 'Cliquez sur une valeur ou appuyez sur Entrée pour afficher ses détails.',
  duration: { days: '{count} j', hours: '{count} h', minutes: '{count} min', seconds: '{count} s' },
  inUnit: '{figure} {unit}',
  points: '{figure} pts',
  change: {
    against: 'par rapport à la période précédente',
    same: 'Aucun changement',
    none: 'Aucune comparaison possible',
  },
  course: 'Évolution : de {first} à {last}, minimum {lowest}, maximum {highest}',
};
