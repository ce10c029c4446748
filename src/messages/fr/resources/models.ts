import type { Words } from './words';

export const models: Words = {
  name: 'Modèles de vision',
  label: 'Modèle de vision',
  menu: { main: { keywords: 'détection, versions, ia' } },
  fields: { name: 'Nom', versions: 'Versions' },
  panels: { 0: 'Versions' },
};
