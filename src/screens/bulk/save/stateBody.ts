/** A state that comes along with a new product, as the platform is sent it (rules 3, 9). */
import type { NewState } from './types';

/** What every imported state has (rules 9, Imported states and Defaults). */
const given = {
  uom: 'EACH',
  uom_baseline: 1,
  hex_color: '#ffffff',
  display_style: 'WHOLE',
  detection_technique_value: 'OCR',
  count_technique: 'DEPTH',
} as const;

export const stateBody = (productId: string, { state, reporting, size }: NewState) => ({
  inventory_product_sku_id: productId,
  state,
  ...given,
  is_reporting_uom_conversion: reporting !== null,
  ...(reporting === null
    ? {}
    : { reporting_uom: reporting.uom, reporting_uom_baseline: reporting.baseline }),
  ...(size === null ? {} : { product_dimensions: size }),
});
