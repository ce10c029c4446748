import type { Words } from './words';

export const models: Words = {
  name: 'Modèles',
  label: 'Modèle',
  fields: { name: 'Nom', versions: 'Versions' },
  panels: { 0: 'Versions' },
};
