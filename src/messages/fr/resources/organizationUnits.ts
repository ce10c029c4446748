import type { Words } from './words';

export const organizationUnits: Words = {
  name: 'Unités de mesure',
  label: "Unités de mesure de l'organisation",
  menu: { organization: { keywords: 'unités, uom' } },
  fields: { uoms: 'Unités activées' },
  saved: 'Unités de mesure enregistrées.',
};
