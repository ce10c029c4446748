import type { Words } from './words';

export const modelVersions: Words = {
  name: 'Versions de modèles',
  label: 'Version de modèle',
  fields: {
    version: 'Version',
    name: 'Modèle',
    status: 'Statut',
    created_at: 'Créée',
    description: 'Description',
  },
  edit: 'Modifier le statut de la version',
  edited: 'Modèle « {name} », version « {version} » : mise à jour réussie !',
  panels: { 0: 'Rapports' },
};
