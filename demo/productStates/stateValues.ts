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
  withValues,
  numberFault,
  textsOf,
  type Readers,
  type Values,
} from '../handlers/values';
import { isObject } from '../jsonValue';
import { refuseAt } from '../refusal';
import { isOffered } from './panSizeCatalogue';
import { blankState, type KeyPhrases, type ProductState, type Dimensions } from './productState';

const objectOf = (values: Values, key: string): Values | null => {
  const value = values[key];
  if (value === null) return null;
  return isObject(value) ? value : refuseAt(key, `${key} must be an object.`);
};

const measures = ['width', 'height', 'depth'] as const;

/** Null if none of the three is set. */
const dimensionsOf = (values: Values): Dimensions | null => {
  const key = 'product_dimensions';
  const given = objectOf(values, key);
  if (given === null) return null;
  knowKeys(Object.keys(given), measures, `${key} key`);
  if (measures.every((measure) => given[measure] == null)) return null;
  const read = measures.map((measure) => {
    const fault = numberFault(given[measure]);
    return fault === undefined
      ? [measure, given[measure]]
      : refuseAt(`${key}.${measure}`, `${key}.${measure} ${fault}`);
  });
  return Object.fromEntries(read) as Dimensions;
};

/** A map of labels to numbers, none negative. */
const labelsOf = (values: Values): Readonly<Record<string, number>> => {
  const key = 'prediction_labels';
  const entries = Object.entries(objectOf(values, key) ?? {});
  const read = entries.map(([label, value]) => {
    const name = label.trim();
    if (name === '') refuseAt(key, 'A prediction label is empty.');
    const fault = numberFault(value);
    return fault === undefined
      ? ([name, Number(value)] as const)
      : refuseAt(`${key}.${label}`, `The number of the prediction label ${name} ${fault}`);
  });
  if (new Set(read.map(([name]) => name)).size < read.length)
    refuseAt(key, 'Two prediction labels are identical.');
  return Object.fromEntries(read);
};

const cleaned = (values: Values, key: string): string[] => [
  ...new Set(
    textsOf(values, key)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  ),
];

const kinds = ['primary_phrases', 'common_phrases', 'phrases'] as const;

/** Format on creation: a list of texts. */
export const phraseList = (values: Values): KeyPhrases => ({
  primary_phrases: [],
  common_phrases: [],
  phrases: values.key_phrases === null ? [] : cleaned(values, 'key_phrases'),
});

/** Format on update: three lists. */
export const phrasesByKind = (values: Values): KeyPhrases => {
  const given = objectOf(values, 'key_phrases') ?? {};
  knowKeys(Object.keys(given), kinds, 'key_phrases key');
  const lists = kinds.map((kind) => [kind, given[kind] == null ? [] : cleaned(given, kind)]);
  return Object.fromEntries(lists) as KeyPhrases;
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

type Read<T> = (values: Values, key: string) => T;

/** An unset value means off. */
const flag: Read<boolean> = (values, key) => values[key] !== null && flagOf(values, key);

const readersOf = (before: ProductState, phrases: Read<KeyPhrases>) => {
  /** One of the options, or the stored value if options changed. */
  const option =
    (options: readonly string[]): Read<string | null> =>
    (values, key) => {
      const value = textOrNull(values, key);
      const isStored = value === before[key as keyof ProductState];
      if (value === null || isStored || options.includes(value)) return value;
      return refuseAt(key, `${key} is none of ${options.join(', ')}.`);
    };
  const needed =
    (options: readonly string[]): Read<string> =>
    (values, key) =>
      option(options)(values, key) ?? refuseAt(key, `${key} is required.`);

  return {
    name: textOrNull,
    state: needed(stateOptions.states),
    uom: option(uoms),
    uom_baseline: (values, key) => numberOf(values, key),
    is_reporting_uom_conversion: flag,
    reporting_uom: option(uoms),
    reporting_uom_baseline: (values, key) => numberOrNull(values, key),
    product_dimensions: dimensionsOf,
    minimum_depth_threshold: (values, key) => numberOrNull(values, key),
    count_rounding: option(stateOptions.rounding_types),
    capacity_rounding: option(stateOptions.rounding_types),
    key_phrases: phrases,
    prediction_labels: labelsOf,
    prediction_label: textOrNull,
    upc: textOrNull,
    external_id: textOrNull,
    is_visually_similar: flag,
    is_ambiguous: flag,
    hex_color: colourOf,
    display_style: needed(displayStyles),
    display_style_custom_value: textOrNull,
    display_style_custom_value_conversion: (values, key) => numberOrNull(values, key),
    detection_technique_value: needed(stateOptions.detection_techniques),
    count_techniques: (values) => techniquesOf(values, before),
    count_technique: option(stateOptions.count_techniques),
    default_pan_size_id: (values) => panSizeOf(values, before),
  } satisfies Readers<ProductState>;
};

export const stateKeys: readonly string[] = [
  'inventory_product_sku_id',
  ...Object.keys(readersOf(blankState('', ''), phraseList)),
];

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
  phrases: Read<KeyPhrases>,
): ProductState => checkReporting(withValues(before, values, readersOf(before, phrases)));
