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
    default_reporting_uom:
      'L’unité de rapport par défaut est utilisée dans les rapports pour les quantités nulles.',
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
  duplicated: {
    productStates:
      'Sans les codes UPC, modèles 3D et vignettes. Les phrases clés forment une seule liste.',
  },
  edit: 'Modifier le produit',
  edited: 'Le produit « {product_description} » a été mis à jour !',
  toolsMenu: 'Gérer les produits',
  tools: { 'bulk-add': 'Ajouter / importer des produits en masse' },
  sheet: {
    state_dimensions_width: 'Largeur (po)',
    state_dimensions_height: 'Hauteur (po)',
    state_dimensions_depth: 'Profondeur (po)',
  },
  panels: { 0: 'États du produit', 1: 'Zones' },
};

const whenNone = {
  text: 'Aucune unité n’est activée pour cette organisation. Activez des unités pour l’organisation',
  link: 'ici',
};

const tabs = { 0: 'État', 1: 'Dimensions', 2: 'Phrases', 3: 'Détails' };

export const productStates: Words = {
  name: 'États du produit',
  label: 'État du produit',
  fields: {
    account_id: 'Organisation',
    product_id: 'Produit',
    name: 'Nom',
    state: 'État',
    uom: 'Unité',
    uom_baseline: 'Base de l’unité',
    is_reporting_uom_conversion: 'Options de rapport',
    reporting_uom: 'Unité de rapport',
    reporting_uom_baseline: 'Base de l’unité de rapport',
    product_dimensions: 'Dimensions du produit',
    minimum_depth_threshold: 'Seuil de profondeur minimal',
    count_rounding: 'Arrondi du comptage',
    capacity_rounding: 'Arrondi de la capacité',
    key_phrases: 'Phrases clés',
    prediction_labels: 'Étiquettes de prédiction',
    prediction_label: 'Étiquette de prédiction',
    upc: 'UPC',
    external_id: 'Étiquette visuellement similaire',
    is_visually_similar: 'Visuellement similaire',
    is_ambiguous: 'Ambigu',
    hex_color: 'Couleur',
    display_style: 'Style d’affichage',
    display_style_custom_value: 'Unité personnalisée',
    display_style_custom_value_conversion: 'Conversion',
    detection_technique_value: 'Technique de détection',
    count_techniques: 'Techniques de comptage',
    count_technique: 'Technique de comptage',
    pan_sizes: 'Formats de bac',
    default_pan_size_id: 'Format de bac par défaut',
  },
  hints: {
    is_reporting_uom_conversion:
      'Les rapports convertissent la quantité comptée dans une autre unité.',
    minimum_depth_threshold: 'Toute profondeur inférieure à ce seuil compte comme vide.',
    prediction_labels: 'Étiquettes que le modèle donne à cet état, chacune avec son nombre.',
    is_visually_similar: 'Il ressemble à un autre état, et seule son étiquette les distingue.',
    display_style_custom_value_conversion: 'Nombre d’unités personnalisées par unité de base.',
  },
  words: {
    is_reporting_uom_conversion: { on: 'Converti pour les rapports', off: 'Tel que compté' },
    is_visually_similar: { on: 'Visuellement similaire', off: 'Distinct' },
    is_ambiguous: { on: 'Ambigu', off: 'Non\u00a0ambigu' },
  },
  units: { product_dimensions: 'po', minimum_depth_threshold: 'po' },
  whenNone: { uom: whenNone, reporting_uom: whenNone },
  rules: {
    uom_baseline: { required: 'La valeur de base de l’unité est obligatoire.' },
    reporting_uom_baseline: {
      required: 'La valeur de base de l’unité de rapport est obligatoire.',
    },
  },
  create: 'Ajouter un état du produit',
  createTabs: tabs,
  edit: 'Modifier l’état du produit',
  editTabs: tabs,
  edited: 'L’état du produit « {state} » a été mis à jour !',
  panels: { 0: 'Modèles 3D', 1: 'Vignettes' },
};

const usedBy =
  '{smart_count} produit perdra une catégorie qu’il utilise. |||| {smart_count} produits perdront une catégorie qu’ils utilisent.';

export const categories: Words = {
  name: 'Catégories de produits',
  label: 'Catégorie',
  menu: { organization: { keywords: 'primaire, secondaire' } },
  fields: { account_id: 'Organisation', name: 'Nom', type: 'Type' },
  create: 'Ajouter une catégorie',
  edit: 'Modifier la catégorie',
  removeConsequences: { 0: usedBy, 1: usedBy },
  edited: 'La catégorie « {name} » a été mise à jour !',
};

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
  hints: { shelf_label_text: 'Lu sur l’étiquette de rayon pour distinguer les états ambigus.' },
  create: 'Ajouter un produit notionnel',
  edit: 'Modifier le produit notionnel',
  edited: 'Le produit notionnel « {name} » a été mis à jour !',
  removeConsequences: {
    0: '{smart_count} produit n’aura plus de produit notionnel. |||| {smart_count} produits n’auront plus de produit notionnel.',
  },
};

export const items: Words = {
  name: 'Articles',
  label: 'Article',
  menu: { main: { keywords: 'objets' } },
  fields: { name: 'Nom' },
  create: 'Ajouter un article',
  edit: 'Modifier l’article',
  edited: 'L’article « {name} » a été mis à jour !',
  rules: { name: { required: 'Le nom de l’article est obligatoire.' } },
};

export const storages: Words = {
  name: 'Types de stockage',
  label: 'Type de stockage',
  menu: { settings: { keywords: 'étagères, meubles' } },
  fields: { value: 'Type', comment: 'Description' },
  rules: { value: { refused0: 'Type : au moins une lettre.' } },
  create: 'Nouveau type de stockage',
};

export const storageDefaults: Words = {
  name: 'Stockage par défaut',
  label: 'Stockage par défaut',
  fields: { account_storage_defaults: 'Types de stockage par défaut' },
  saved: 'Types de stockage par défaut enregistrés.',
};
