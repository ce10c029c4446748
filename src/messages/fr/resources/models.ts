import type { Words } from './words';

export const models: Words = {
  name: 'Modèles de vision',
  label: 'Modèle de vision',
  menu: { main: { keywords: 'détection, versions, ia' } },
  fields: { name: 'Nom', versions: 'Versions' },
  panels: { 0: 'Versions' },
};

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
  actions: {
    promote: {
      label: 'Promouvoir en stable',
      ask: 'Promouvoir la version {version} de {name} en stable ?',
      done: 'La version « {version} » du modèle « {name} » a été mise à jour !',
    },
  },
  edit: 'Modifier le statut de la version',
  edited: 'La version « {version} » du modèle « {name} » a été mise à jour !',
  panels: { 0: 'Rapports' },
};

export const modelPackage: Words = {
  name: 'Pack de modèles',
  label: 'Pack de modèles',
  menu: { organization: { keywords: 'modèles' } },
  fields: { name: 'Nom', versions: 'Versions' },
};

export const stateModels: Words = {
  name: 'Modèles 3D',
  label: 'Modèle 3D',
  fields: {
    product_state_id: 'État du produit',
    url: 'Modèle 3D',
    model_type: 'Type',
    is_default: 'Par défaut',
  },
  words: { is_default: { on: 'Par défaut', off: 'Non' } },
  actions: {
    makeDefault: {
      label: 'Mettre par défaut',
      done: '{name} est maintenant le modèle 3D par défaut.',
    },
  },
};

export const stateThumbnails: Words = {
  name: 'Vignettes',
  label: 'Vignette',
  fields: { product_state_id: 'État du produit', url: 'Vignette', is_default: 'Par défaut' },
  words: { is_default: { on: 'Par défaut', off: 'Non' } },
  actions: {
    makeDefault: {
      label: 'Mettre par défaut',
      done: '{name} est maintenant la vignette par défaut.',
    },
  },
};
