import type { screens as english } from '../en/screens';
import type { Translated } from './translated';

export const screens: Translated<typeof english> = {
  settings: {
    about:
      'Ce qui est réglé ici vaut pour toute la plateforme. Chaque organisation y fait son choix sur ses propres pages.',
  },
  jobs: {
    payload: 'Données de la tâche',
    noPayload: 'La plateforme ne conserve aucune donnée de cette tâche.',
  },
  models: {
    noReports: "Il n'y a pas encore de rapport sur cette version.",
    compare: 'Comparer à la version',
    noOther: 'Aucune',
    figure: 'Mesure',
    version: 'Version {version}',
    difference: 'Différence',
    unknown: 'non mesuré',
  },
};
