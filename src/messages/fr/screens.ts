import type { screens as english } from '../en/screens';
import type { Translated } from './translated';

export const screens: Translated<typeof english> = {
  settings: {
    about:
      'Ces paramètres s’appliquent à toute la plateforme. Chaque organisation fait son choix sur ses propres pages.',
  },
  jobs: {
    payload: 'Données de la tâche',
    noPayload: 'La plateforme ne conserve aucune donnée de cette tâche.',
    failed: 'Cette tâche a échoué',
    noReason: 'Le journal de sa zone n’en donne pas la raison.',
    notBegun: 'Cette tâche n’a pas encore commencé.',
    noZone:
      'La plateforme n’indique aucune zone pour cette tâche : il n’y a pas de journal à lire.',
    noLines:
      'Le journal de sa zone n’a aucune ligne de ce moment. La plateforme ne garde que les lignes récentes.',
    ofZone:
      'Lignes du journal de la zone pendant l’exécution de cette tâche. D’autres tâches de la zone ont pu en écrire certaines.',
  },
  models: {
    noReports: 'Aucun rapport sur cette version pour le moment.',
    compare: 'Comparer à la version',
    noOther: 'Aucune',
    figure: 'Mesure',
    version: 'Version {version}',
    difference: 'Différence',
    unknown: 'non mesuré',
  },
};
