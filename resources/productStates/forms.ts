/** The fields of a state's form, by tab, and the keys that it sends. */
const stateTab = [
  'state',
  'name',
  'uom',
  'uom_baseline',
  'is_reporting_uom_conversion',
  'reporting_uom',
  'reporting_uom_baseline',
  'detection_technique_value',
  'display_style',
  'display_style_custom_value',
  'display_style_custom_value_conversion',
  'count_techniques',
] as const;

const measures = [
  'product_dimensions',
  'count_rounding',
  'capacity_rounding',
  'minimum_depth_threshold',
] as const;

const dimensionsTab = ['pan_sizes', ...measures] as const;

const phrasesTab = ['key_phrases', 'prediction_labels', 'prediction_label'] as const;

export const detailsTab = ['upc', 'external_id', 'is_visually_similar', 'hex_color'] as const;

export const fields = [...stateTab, ...dimensionsTab, ...phrasesTab, ...detailsTab] as const;

/** Products differ in their pan sizes, phrases, labels and codes. */
export const shared = [...stateTab, ...measures] as const;

/** The body keys of create and update. */
export const sent = [
  ...shared,
  ...phrasesTab,
  ...detailsTab,
  'is_ambiguous',
  'count_technique',
  'default_pan_size_id',
] as const;

export const tabs = [
  { label: 'State', fields: stateTab },
  { label: 'Dimensions', fields: dimensionsTab },
  { label: 'Phrases', fields: phrasesTab },
  { label: 'Details', fields: detailsTab },
] as const;
