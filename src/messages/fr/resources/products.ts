import type { Words } from './words';

export const products: Words = {
  name: 'Produits',
  label: 'Produit',
  menu: { main: { keywords: 'articles, références, sku' } },
  fields: {
    account_id: 'Organisation',
    l6_id: 'Identifiant L6',
    sku: 'SKU',
    product_description: 'Description',
    primary_category: 'Catégorie principale',
    category: 'Catégorie secondaire',
    inventory_notional_product_id: 'Produit notionnel',
    inventory_pick_list_slot_id: 'Liste de prélèvement',
    item_app_eligible: 'Éligibilité',
    item_app_status: 'Statut',
    job_template_id: 'Modèle de tâche',
    is_archived: 'Archivé',
    default_reporting_uom: 'Unité de rapport par défaut',
  },
  hints: {
    is_archived:
      'Un produit archivé quitte ses zones et n’apparaît plus dans les résultats des tâches.',
  },
  helps: {
    default_reporting_uom: 'L’unité de rapport par défaut sert à rapporter les quantités nulles.',
  },
  words: { is_archived: { on: 'Archivé', off: 'Non\u00a0archivé' } },
  whenNone: {
    default_reporting_uom: {
      text: 'Aucune unité n’est activée pour cette organisation. Activez des unités pour l’organisation',
      link: 'ici',
    },
  },
  empties: { item_app_eligible: 'NULL' },
  create: 'Ajouter un produit',
  edit: 'Modifier le produit',
  edited: 'Produit « {product_description} » : mise à jour réussie !',
  toolsMenu: 'Gérer les produits',
  tools: {
    'bulk-add': 'Ajouter / importer des produits en masse',
    'bulk-edit': 'Modifier des produits en masse',
    'bulk-edit-shown': 'Modifier ceux-ci en masse',
  },
  sheet: {
    state_dimensions_width: 'Largeur (in)',
    state_dimensions_height: 'Hauteur (in)',
    state_dimensions_depth: 'Profondeur (in)',
  },
  panels: { 0: 'États du produit', 1: 'Zones' },
};
