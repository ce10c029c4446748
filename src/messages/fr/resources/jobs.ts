import type { Words } from './words';

export const jobs: Words = {
  name: 'Tâches',
  label: 'Tâche',
  menu: { main: { keywords: 'exécutions, captures' } },
  fields: {
    account_id: 'Organisation',
    zone_id: 'Zone',
    name: 'Nom',
    state: 'État',
    scheduled_at: 'Prévue',
    items_counted: 'Articles comptés',
    started_at: 'Début',
    ended_at: 'Fin',
  },
  panels: { 0: 'Déroulement', 1: 'Données de la tâche' },
};
