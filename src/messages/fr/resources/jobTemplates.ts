import type { Words } from './words';

const tabs = { 0: 'Planification', 1: 'Produits', 2: 'Zones' };

export const jobTemplates: Words = {
  name: 'Modèles de tâche',
  label: 'Modèle de tâche',
  menu: { organization: { keywords: 'planification, horaires, cron' } },
  fields: {
    name: 'Nom',
    description: 'Description',
    cron_expression: 'Expression cron',
    duration: 'Durée',
    ends_at: 'Fin',
    end_submission_time: 'Fin de la remise',
    returnUrl: 'URL de retour',
    template: 'Modèle',
    products: 'Produits',
    zones: 'Zones',
  },
  hints: {
    ends_at: 'Ensuite, plus aucune tâche ne commence.',
    end_submission_time:
      'Les résultats remis plus tard dans la journée ne sont pas pris en compte.',
    returnUrl: 'Où les résultats sont envoyés. Elle se trouve dans le modèle.',
  },
  words: { zones: { label: 'Modèle', chosen: 'Ce modèle', own: 'Le sien' } },
  units: { duration: 'minutes' },
  create: 'Ajouter un modèle de tâche',
  created: 'Modèle de tâche créé.',
  createTabs: tabs,
  failed: 'Échec de la création du modèle de tâche.',
  edit: 'Modifier le modèle de tâche',
  editTabs: tabs,
  edited: 'Modèle de tâche « {name} » : mise à jour réussie !',
};
