import type { Words } from './words';

export const zoneJobs: Words = {
  name: 'Tâches',
  label: 'Tâche de la zone',
  fields: {
    name: 'Nom',
    state: 'État',
    scheduled_at: 'Prévue',
    started_at: 'Début',
    ended_at: 'Fin',
  },
};
