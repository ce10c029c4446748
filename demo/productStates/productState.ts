/** A product state as stored by the platform (rules 3, Product state). */
import type { Row } from '../store/tables';

export interface KeyPhrases {
  readonly primary_phrases: readonly string[];
  readonly common_phrases: readonly string[];
  readonly phrases: readonly string[];
}

/** Inches. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export interface ProductState extends Row {
  readonly inventory_product_sku_id: string;
  readonly name: string | null;
  readonly state: string;
  readonly uom: string | null;
  readonly uom_baseline: number;
  readonly is_reporting_uom_conversion: boolean;
  readonly reporting_uom: string | null;
  readonly reporting_uom_baseline: number | null;
  readonly product_dimensions: Dimensions | null;
  /** Inches. */
  readonly minimum_depth_threshold: number | null;
  readonly count_rounding: string | null;
  readonly capacity_rounding: string | null;
  readonly key_phrases: KeyPhrases;
  readonly prediction_labels: Readonly<Record<string, number>>;
  readonly prediction_label: string | null;
  readonly upc: string | null;
  readonly external_id: string | null;
  readonly is_visually_similar: boolean;
  readonly is_ambiguous: boolean;
  readonly hex_color: string;
  readonly display_style: string;
  readonly display_style_custom_value: string | null;
  readonly display_style_custom_value_conversion: number | null;
  readonly detection_technique_value: string;
  readonly count_techniques: readonly { readonly count_technique_value: string }[];
  readonly count_technique: string | null;
  readonly default_pan_size_id: string | null;
  /** Selected pan sizes with their default amount, by id; responses show them elsewhere. */
  readonly panSizes: Readonly<Record<string, number>>;
}

/** As in every response. */
export const stateShown = ({ panSizes: _, ...state }: ProductState) => state;

/** A state with the default values of rules 9. */
export const blankState = (id: string, inventory_product_sku_id: string): ProductState => ({
  id,
  inventory_product_sku_id,
  name: null,
  state: 'BOX',
  uom: null,
  uom_baseline: 1,
  is_reporting_uom_conversion: false,
  reporting_uom: null,
  reporting_uom_baseline: null,
  product_dimensions: null,
  minimum_depth_threshold: null,
  count_rounding: null,
  capacity_rounding: null,
  key_phrases: { primary_phrases: [], common_phrases: [], phrases: [] },
  prediction_labels: {},
  prediction_label: null,
  upc: null,
  external_id: null,
  is_visually_similar: false,
  is_ambiguous: false,
  hex_color: '#ffffff',
  display_style: 'WHOLE',
  display_style_custom_value: null,
  display_style_custom_value_conversion: null,
  detection_technique_value: 'OCR',
  count_techniques: [],
  count_technique: 'DEPTH',
  default_pan_size_id: null,
  panSizes: {},
});
