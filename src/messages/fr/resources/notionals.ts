import type { Words } from './words';

export const notionals: Words = {
  name: 'Produits notionnels',
  label: 'Produit notionnel',
  menu: { main: { keywords: 'produits génériques' } },
  fields: {
    account_id: 'Organisation',
    name: 'Nom',
    ar_label: 'Libellé AR',
    default_uom: 'Unité par défaut',
    shelf_label_text: 'Texte de l’étiquette',
    product_count: 'Nombre de produits',
  },
  hints: {
    shelf_label_text: 'Lu sur l’étiquette de rayon pour distinguer les états ambigus.',
  },
  create: 'Ajouter un produit notionnel',
  edit: 'Modifier le produit notionnel',
  edited: 'Produit notionnel « {name} » : mise à jour réussie !',
  removeConsequences: {
    0: '{smart_count} produit n’aura plus de produit notionnel. |||| {smart_count} produits n’auront plus de produit notionnel.',
  },
};
