import type { Words } from './words';

export const stateThumbnails: Words = {
  name: 'Vignettes',
  label: 'Vignette',
  fields: {
    product_state_id: 'État du produit',
    url: 'Vignette',
    is_default: 'Par défaut',
  },
  words: { is_default: { on: 'Par défaut', off: 'Non' } },
  actions: {
    makeDefault: {
      label: 'Mettre par défaut',
      done: '{name} est maintenant la vignette par défaut.',
    },
  },
};
