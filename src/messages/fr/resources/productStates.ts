import type { Words } from './words';

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
    is_ambiguous: { on: 'Ambigu', off: 'Clair' },
  },
  units: { product_dimensions: 'po', minimum_depth_threshold: 'po' },
  whenNone: { uom: whenNone, reporting_uom: whenNone },
  lists: {
    key_phrases: {
      primary_phrases: 'Phrases principales',
      common_phrases: 'Phrases courantes',
      phrases: 'Phrases',
    },
  },
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
  edited: 'État du produit « {state} » : mise à jour réussie !',
  panels: { 0: 'Modèles 3D', 1: 'Vignettes' },
};
