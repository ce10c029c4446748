import type { Words } from './words';

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
