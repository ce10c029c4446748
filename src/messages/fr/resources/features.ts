import type { Words } from './words';

export const features: Words = {
  name: 'Options de fonctionnalités',
  label: 'Option de fonctionnalité',
  menu: { settings: { keywords: 'options, bascules, bêta' } },
  fields: { name: 'Nom', type: 'Type', value: 'Valeur par défaut' },
  create: 'Nouvelle option de fonctionnalité',
};
