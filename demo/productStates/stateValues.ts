/** Validation of product states for POST and PUT /api/products/states (rules 3, 5, 9). */
import { knowKeys } from '../guard';
import { displayStyles, stateOptions, uoms } from '../handlers/optionLists';
import {
  flagOf,
  numberOf,
  numberOrNull,
  objectsOf,
  textOf,
  textOrNull,
  type Values,
} from '../handlers/values';
import { refuseAt } from '../refusal';
import { isOffered } from './panSizeCatalogue';
import type { ProductState } from './productState';
import { dimensionsOf, labelsOf, phraseList, phrasesByKind } from './stateParts';

export const stateKeys = [
  'inventory_product_sku_id',
  'name',
  'state',
  'uom',
  'uom_baseline',
  'is_reporting_uom_conversion',
  'reporting_uom',
  'reporting_uom_baseline',
  'product_dimensions',
  'minimum_depth_threshold',
  'count_rounding',
  'capacity_rounding',
  'key_phrases',
  'prediction_labels',
  'prediction_label',
  'upc',
  'external_id',
  'is_visually_similar',
  'is_ambiguous',
  'hex_color',
  'display_style',
  'display_style_custom_value',
  'display_style_custom_value_conversion',
  'detection_technique_value',
  'count_techniques',
  'count_technique',
  'default_pan_size_id',
] as const satisfies readonly (keyof ProductState)[];

type Key = (typeof stateKeys)[number];

/** One of the options, or the stored value if options changed. */
const chosen = (
  values: Values,
  key: Key,
  options: readonly string[],
  before: unknown,
): string | null => {
  const value = textOrNull(values, key);
  if (value === null || value === before || options.includes(value)) return value;
  return refuseAt(key, `${key} is none of ${options.join(', ')}.`);
};

const techniquesOf = (values: Values, before: ProductState): ProductState['count_techniques'] => {
  const key = 'count_techniques';
  if (values[key] === null) return [];
  const known: readonly string[] = [
    ...stateOptions.state_count_techniques,
    ...stateOptions.count_techniques,
  ];
  const had = before.count_techniques.map(({ count_technique_value }) => count_technique_value);
  const names = objectsOf(values, key).map((entry, at) => {
    knowKeys(Object.keys(entry), ['count_technique_value'], 'count technique key');
    const name = textOf(entry, 'count_technique_value');
    return known.includes(name) || had.includes(name)
      ? name
      : refuseAt(`${key}.${at}.count_technique_value`, `There is no count technique ${name}.`);
  });
  return [...new Set(names)].map((count_technique_value) => ({ count_technique_value }));
};

const colourOf = (values: Values): string => {
  const colour = textOf(values, 'hex_color').toLowerCase();
  return /^#[\da-f]{6}$/.test(colour)
    ? colour
    : refuseAt('hex_color', 'hex_color is no colour of six hexadecimal digits after #.');
};

const panSizeOf = (values: Values, before: ProductState): string | null => {
  const key = 'default_pan_size_id';
  const id = textOrNull(values, key);
  if (id === null || isOffered(id) || id in before.panSizes) return id;
  return refuseAt(key, 'There is no pan size with this id.');
};

const needed = (value: string | null, key: Key): string =>
  value ?? refuseAt(key, `${key} is required.`);

type Readers = Readonly<{
  [K in Key]?: (values: Values, before: ProductState) => ProductState[K];
}>;

const option =
  (key: Key, options: readonly string[]) =>
  (values: Values, before: ProductState): string | null =>
    chosen(values, key, options, before[key]);

const neededOption = (key: Key, options: readonly string[]) => {
  const read = option(key, options);
  return (values: Values, before: ProductState) => needed(read(values, before), key);
};

const text = (key: Key) => (values: Values) => textOrNull(values, key);
const amount = (key: Key) => (values: Values) => numberOrNull(values, key);
/** An unset value means off. */
const flag = (key: Key) => (values: Values) => values[key] !== null && flagOf(values, key);

const readers = {
  name: text('name'),
  state: neededOption('state', stateOptions.states),
  uom: option('uom', uoms),
  uom_baseline: (values) => numberOf(values, 'uom_baseline'),
  is_reporting_uom_conversion: flag('is_reporting_uom_conversion'),
  reporting_uom: option('reporting_uom', uoms),
  reporting_uom_baseline: amount('reporting_uom_baseline'),
  product_dimensions: dimensionsOf,
  minimum_depth_threshold: amount('minimum_depth_threshold'),
  count_rounding: option('count_rounding', stateOptions.rounding_types),
  capacity_rounding: option('capacity_rounding', stateOptions.rounding_types),
  prediction_labels: labelsOf,
  prediction_label: text('prediction_label'),
  upc: text('upc'),
  external_id: text('external_id'),
  is_visually_similar: flag('is_visually_similar'),
  is_ambiguous: flag('is_ambiguous'),
  hex_color: colourOf,
  display_style: neededOption('display_style', displayStyles),
  display_style_custom_value: text('display_style_custom_value'),
  display_style_custom_value_conversion: amount('display_style_custom_value_conversion'),
  detection_technique_value: neededOption(
    'detection_technique_value',
    stateOptions.detection_techniques,
  ),
  count_techniques: techniquesOf,
  count_technique: option('count_technique', stateOptions.count_techniques),
  default_pan_size_id: panSizeOf,
} as const satisfies Readers;

/** What reporting needs while it is enabled. */
const checkReporting = (state: ProductState): ProductState => {
  if (!state.is_reporting_uom_conversion) return state;
  if (state.reporting_uom === null) refuseAt('reporting_uom', 'Reporting UOM is required.');
  if (state.reporting_uom_baseline === null)
    refuseAt('reporting_uom_baseline', 'Reporting UOM baseline value is required.');
  return state;
};

/**
 * The state with the body's values; missing keys stay unchanged.
 * @param phrases reads key_phrases: a list on creation, an object on update (rules R56)
 */
export const withStateValues = (
  before: ProductState,
  values: Values,
  phrases: 'list' | 'byKind',
): ProductState => {
  const read = Object.entries(readers).flatMap(([key, reader]) =>
    values[key] === undefined ? [] : [[key, reader(values, before)] as const],
  );
  return checkReporting({
    ...before,
    // Each reader returns the type of its key, as `satisfies` above checks.
    ...(Object.fromEntries(read) as Partial<ProductState>),
    ...(values.key_phrases === undefined
      ? {}
      : { key_phrases: (phrases === 'list' ? phraseList : phrasesByKind)(values) }),
  });
};
