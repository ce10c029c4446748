import type { Words } from './words';

export const pickLists: Words = {
  name: 'Listes de prélèvement',
  label: 'Liste de prélèvement',
  menu: { organization: { keywords: 'emplacements, listes' } },
  fields: {
    account_id: 'Organisation',
    label_identifier: 'Libellé',
    states: 'États des produits',
    skus: 'SKU',
  },
  hints: {
    label_identifier:
      'De préférence sans 0, 1, 2 ni 5 : la recherche les lit aussi comme O, I, Z et S.',
  },
  create: 'Ajouter une liste de prélèvement',
  edit: 'Modifier la liste de prélèvement',
  removeConsequences: {
    0: '{smart_count} produit n’aura plus de liste de prélèvement. |||| {smart_count} produits n’auront plus de liste de prélèvement.',
  },
  edited: 'La liste de prélèvement « {label_identifier} » a été mise à jour !',
  panels: { 0: 'SKU', 1: 'États des produits' },
};

export const pickListSkus: Words = {
  name: 'SKU',
  label: 'SKU',
  fields: {
    skuId: 'SKU',
    account_id: 'Organisation',
    sku: 'SKU',
    product_description: 'Description',
  },
  create: 'Ajouter un SKU',
  created: 'SKU ajouté à la liste de prélèvement.',
};

export const pickListStates: Words = {
  name: 'États des produits',
  label: 'État du produit',
  fields: {
    sku: 'SKU',
    product_description: 'Description',
    state: 'État',
    displayStyle: 'Style d’affichage',
    displayStyleStep: 'Pas du style d’affichage',
  },
  hints: { displayStyleStep: 'Nombre d’unités ajoutées ou retirées à chaque appui.' },
  edit: 'Modifier l’état',
  edited: 'L’état « {state} » du SKU « {sku} » a été mis à jour !',
  tools: { together: 'Régler tous les états' },
};
