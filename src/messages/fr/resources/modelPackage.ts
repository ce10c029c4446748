import type { Words } from './words';

export const modelPackage: Words = {
  name: 'Pack de modèles',
  label: 'Pack de modèles',
  menu: { organization: { keywords: 'modèles' } },
  fields: { name: 'Nom', versions: 'Versions' },
};
