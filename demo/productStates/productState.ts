/** A product state as stored by the platform (rules 3, Product state). */
import { noNumber, noText } from '../store/tables';

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

/** A state with the default values of rules 9. */
export const blankState = (id: string, inventory_product_sku_id: string) => ({
  id,
  inventory_product_sku_id,
  name: noText,
  state: 'BOX',
  uom: noText,
  uom_baseline: 1,
  is_reporting_uom_conversion: false,
  reporting_uom: noText,
  reporting_uom_baseline: noNumber,
  product_dimensions: null as Dimensions | null,
  /** Inches. */
  minimum_depth_threshold: noNumber,
  count_rounding: noText,
  capacity_rounding: noText,
  key_phrases: { primary_phrases: [], common_phrases: [], phrases: [] } as KeyPhrases,
  prediction_labels: {} as Readonly<Record<string, number>>,
  prediction_label: noText,
  upc: noText,
  external_id: noText,
  is_visually_similar: false,
  is_ambiguous: false,
  hex_color: '#ffffff',
  display_style: 'WHOLE',
  display_style_custom_value: noText,
  display_style_custom_value_conversion: noNumber,
  detection_technique_value: 'OCR',
  count_techniques: [] as readonly { readonly count_technique_value: string }[],
  count_technique: 'DEPTH' as string | null,
  default_pan_size_id: noText,
  /** Selected pan sizes with their default amount, by id; responses show them elsewhere. */
  panSizes: {} as Readonly<Record<string, number>>,
});

export type ProductState = Readonly<ReturnType<typeof blankState>>;

/** As in every response. */
export const stateShown = ({ panSizes: _, ...state }: ProductState) => state;
