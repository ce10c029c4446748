import type { Words } from './words';

export const organizationFeatures: Words = {
  name: 'Options de fonctionnalités',
  label: 'Fonctionnalités de l’organisation',
  menu: { organization: { keywords: 'options, bascules, bêta' } },
  fields: { feature_flags: 'Options de fonctionnalités' },
  saved: 'Options de fonctionnalités enregistrées.',
};
