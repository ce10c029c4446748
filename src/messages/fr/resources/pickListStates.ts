import type { Words } from './words';

export const pickListStates: Words = {
  name: 'États des produits',
  label: 'État du produit',
  fields: {
    sku: 'SKU',
    product_description: 'Description',
    state: 'État',
    displayStyle: 'Style d’affichage',
    displayStyleStep: 'Étape du style d’affichage',
  },
  hints: { displayStyleStep: 'De combien avance un appui.' },
  edit: 'Modifier l’état',
  edited: 'État « {state} » de « {sku} » mis à jour.',
  together: 'Régler tous les états',
  togetherDone: 'Tous les états de la liste de prélèvement ont été mis à jour.',
};
