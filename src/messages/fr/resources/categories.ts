import type { Words } from './words';

export const categories: Words = {
  name: 'Catégories de produits',
  label: 'Catégorie',
  menu: { organization: { keywords: 'primaire, secondaire' } },
  fields: { account_id: 'Organisation', name: 'Nom', type: 'Type' },
  create: 'Ajouter une catégorie',
  edit: 'Modifier la catégorie',
  edited: 'Catégorie « {name} » : mise à jour réussie !',
};
