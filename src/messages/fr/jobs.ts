import type { jobs as english } from '../en/jobs';
import type { Translated } from './typeset';

export const jobs: Translated<typeof english> = {
  payload: 'Données de la tâche',
  noPayload: 'La plateforme ne conserve aucune donnée de cette tâche.',
  failed: 'Cette tâche a échoué',
  noReason: 'Le journal de la zone n’en donne pas la raison.',
  severalReasons:
    'Le journal de la zone contient plusieurs erreurs de ce moment, et aucune ne nomme cette tâche.',
  ofSameZone: 'Toutes les tâches de cette zone qui ont échoué',
  notBegun: 'Cette tâche n’a pas encore commencé.',
  noZone: 'La plateforme n’indique aucune zone pour cette tâche : il n’y a pas de journal à lire.',
  noLines:
    'Le journal de la zone n’a aucune ligne de ce moment. La plateforme ne garde que les lignes récentes.',
  ofZone:
    'Lignes du journal de la zone pendant l’exécution de cette tâche. D’autres tâches de la zone ont pu en écrire certaines.',
  reasons: {
    title: 'Tâches en échec par raison',
    group: '{smart_count} × {reason} |||| {smart_count} × {reason}',
    none: 'Aucune raison dans le journal de la zone',
    unread: 'Le journal de la zone n’a pas pu être lu',
    notRead: 'Non vérifié : seuls les journaux de {most} zones sont lus',
    reading: 'Lecture des journaux des zones…',
    failed: '{smart_count} tâche en échec |||| {smart_count} tâches en échec',
    noneFailed: 'Aucune tâche en échec dans cette liste.',
    times: '{zone} ({smart_count} fois)',
    noZone: 'Zone inconnue',
    more: '{smart_count} autre zone |||| {smart_count} autres zones',
  },
  utc: 'La zone n’a pas de fuseau horaire : ses tâches s’exécutent en UTC.',
};
