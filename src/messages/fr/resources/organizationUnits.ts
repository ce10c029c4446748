import type { Words } from './words';

export const organizationUnits: Words = {
  name: 'Unités de mesure',
  label: "Unités de mesure de l'organisation",
  fields: { uoms: 'Unités activées' },
  saved: 'Unités de mesure enregistrées.',
};
