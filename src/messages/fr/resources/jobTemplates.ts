import type { Words } from './words';

export const jobTemplates: Words = {
  name: 'Modèles de tâches',
  label: 'Modèle de tâche',
  fields: {
    name: 'Nom',
    description: 'Description',
    cron_expression: 'Planification',
    duration: 'Durée',
    zones: 'Zones',
  },
  units: { duration: 'minutes' },
};
