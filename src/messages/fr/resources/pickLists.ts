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
      'Des lettres et les chiffres 3, 4, 6, 7, 8 et 9. La recherche lit 0, 1, 2 et 5 comme O, I, Z et S.',
  },
  create: 'Ajouter une liste de prélèvement',
  edit: 'Modifier la liste de prélèvement',
  edited: 'Liste de prélèvement « {label_identifier} » : mise à jour réussie !',
  panels: { 0: 'SKU', 1: 'États des produits' },
};
