import type { Words } from './words';

const usedBy =
  '{smart_count} produit utilise cette catégorie et n’en aura plus. |||| {smart_count} produits utilisent cette catégorie et n’en auront plus.';

export const categories: Words = {
  name: 'Catégories de produits',
  label: 'Catégorie',
  menu: { organization: { keywords: 'primaire, secondaire' } },
  fields: { account_id: 'Organisation', name: 'Nom', type: 'Type' },
  create: 'Ajouter une catégorie',
  edit: 'Modifier la catégorie',
  removeConsequences: { 0: usedBy, 1: usedBy },
  edited: 'Catégorie « {name} » : mise à jour réussie !',
};
