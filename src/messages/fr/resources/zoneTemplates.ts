import type { Words } from './words';

export const zoneTemplates: Words = {
  name: 'Modèles de tâche',
  label: 'Modèle de tâche de la zone',
  fields: { name: 'Nom', cron_expression: 'Planification', duration: 'Durée' },
  units: { duration: 'minutes' },
};
