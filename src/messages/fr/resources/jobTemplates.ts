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
    end_submission_time: 'Heure limite des résultats',
    returnUrl: 'URL de retour',
    template: 'Modèle (JSON)',
    products: 'Produits',
    zones: 'Zones',
  },
  hints: {
    duration: 'Au plus 44\u202f640 minutes, soit 31 jours.',
    ends_at: 'Aucune nouvelle tâche ne commence ensuite.',
    end_submission_time: 'Les résultats envoyés plus tard dans la journée sont refusés.',
    returnUrl: 'Adresse à laquelle les résultats sont envoyés, enregistrée dans le modèle.',
  },
  units: { duration: 'minutes' },
  create: 'Ajouter un modèle de tâche',
  created: 'Modèle de tâche créé.',
  notCreated: 'Échec de la création du modèle de tâche.',
  duplicated: { zones: 'Modèles propres aux zones' },
  createTabs: tabs,
  edit: 'Modifier le modèle de tâche',
  editTabs: tabs,
  edited: 'Le modèle de tâche « {name} » a été mis à jour !',
};

export const jobs: Words = {
  name: 'Tâches',
  label: 'Tâche',
  menu: { main: { keywords: 'exécutions, captures' } },
  fields: {
    account_id: 'Organisation',
    zone_id: 'Zone',
    name: 'Nom',
    state: 'État',
    reason: 'Raison',
    scheduled_at: 'Prévue',
    local_time: 'Heure de la zone',
    items_counted: 'Articles comptés',
    started_at: 'Début',
    ended_at: 'Fin',
  },
  panels: { 0: 'Déroulement', 1: 'Données de la tâche' },
};
