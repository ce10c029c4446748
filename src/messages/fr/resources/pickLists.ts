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
  create: 'Ajouter une liste de prélèvement',
  edit: 'Modifier la liste de prélèvement',
  edited: 'Liste de prélèvement « {label_identifier} » : mise à jour réussie !',
  panels: { 0: 'SKU', 1: 'États des produits' },
};
