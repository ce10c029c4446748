/** The states of seeded products, each with a fixed id. */
import { digest } from '../auth/digest';
import { cached } from '../store/cached';
import { chanceFrom } from '../store/seed/random';
import { seedId } from '../store/seed/seedId';
import type { Product } from '../store/tables';
import { panSizeNamed, retiredPanSize } from './panSizeCatalogue';
import { blankState, type KeyPhrases, type ProductState } from './productState';

/** Lower-case words of a description. */
const wordsOf = (description: string): string[] =>
  description.toLowerCase().match(/[\p{L}\d%/.]+/gu) ?? [];

/** 'meadowlark_extra_sharp_cheddar_8_oz'. */
const labelOf = (description: string): string =>
  wordsOf(description)
    .join('_')
    .replaceAll(/[^\p{L}\d]+/gu, '_');

/** The first size in a description begins with a digit. */
const sizeAt = (words: readonly string[]): number => {
  const at = words.findLastIndex((word) => /^\d/.test(word));
  return at <= 0 ? words.length : at;
};

const phrasesOf = (description: string): KeyPhrases => {
  const words = wordsOf(description);
  const at = sizeAt(words);
  const size = words.slice(at).join(' ');
  return {
    primary_phrases: [words.slice(0, at).join(' ')],
    common_phrases: words.slice(at - 1, at),
    phrases: [...new Set(words.slice(0, at).filter((word) => word.length > 3)), size].filter(
      (phrase) => phrase !== '',
    ),
  };
};

/** A UPC-A of twelve digits with its check digit. */
const numberedCode = (id: string): string => {
  const eleven = `0${(Number.parseInt(digest(id, 'upc').slice(0, 12), 16) % 1e10).toString().padStart(10, '0')}`;
  const sum = Array.from(eleven).reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return `${eleven}${(10 - (sum % 10)) % 10}`;
};

/** Products that always have pan sizes; the first has one that is no longer offered. */
const withRetiredPan = seedId('product', 10);
const panned = [withRetiredPan, seedId('product', 24)];

/** Units of the states that hold several pieces or are weighed, and the usual number of pieces. */
const containers: Readonly<Record<string, readonly [unit: string, pieces?: number]>> = {
  CASE: ['CASE', 12],
  CRATE: ['CASE', 12],
  BOX: ['BOX', 24],
  OPEN_BOX: ['BOX', 24],
  TRAY: ['TRAY', 6],
  BAG: ['BAG'],
};

const rounded = (inches: number): number => Number(inches.toFixed(2));

const panSizesOf = (productId: string): ProductState['panSizes'] => ({
  [panSizeNamed('1/6')]: 1.7,
  [panSizeNamed('1/3')]: 3.5,
  [panSizeNamed('1/9')]: 0.6,
  ...(productId === withRetiredPan ? { [retiredPanSize]: 5 } : {}),
});

const hues = ['#c0392b', '#e67e22', '#f1c40f', '#27ae60', '#2980b9', '#8e44ad', '#ffffff'] as const;

/** The initial state of a seeded product, computed from the product and never stored. */
export const seededState = (product: Product, { id, state }: SeededState): ProductState => {
  const chance = chanceFrom(Number.parseInt(digest(id, 'values').slice(0, 8), 16));
  const own = labelOf(product.product_description);
  const isPiece = state === 'EACH' || state === 'BOTTLE' || state === 'CAN';
  const [unit, hold] = containers[state] ?? ['EACH'];
  const isPanned = state === 'EACH' && (panned.includes(product.id) || chance.number() < 0.06);
  const isSimilar = chance.number() < 0.15;
  const isCustom = !isPiece && chance.number() < 0.12;
  const technique = chance.weighted([
    ['OCR', 60],
    ['BARCODE', 20],
    ['VISUAL', 15],
    ['SHELF_LABEL', 5],
  ]);
  const scale = isPiece ? 1 : 2.5;
  return {
    ...blankState(id, product.id),
    name: `${product.product_description}, ${state.toLowerCase().replaceAll('_', ' ')}`,
    state,
    uom: chance.number() < 0.05 ? null : unit,
    is_reporting_uom_conversion: hold !== undefined,
    reporting_uom: hold === undefined ? null : 'EACH',
    reporting_uom_baseline: hold ?? null,
    product_dimensions: isPanned
      ? null
      : {
          width: rounded((2 + chance.below(24) / 8) * scale),
          height: rounded((3 + chance.below(48) / 8) * scale),
          depth: rounded((2 + chance.below(24) / 8) * scale),
        },
    minimum_depth_threshold: chance.number() < 0.4 ? 0.5 : null,
    count_rounding: chance.pick(['DOWN', 'NEAREST', 'NONE']),
    capacity_rounding: chance.pick(['NEAREST', 'DOWN', 'HALF']),
    key_phrases: phrasesOf(product.product_description),
    prediction_labels: { [own]: 1, [`${own}_${state.toLowerCase()}`]: chance.below(20) / 20 },
    prediction_label: own,
    upc: isPiece || chance.number() < 0.5 ? numberedCode(id) : null,
    external_id: isSimilar ? `VS-${own.toUpperCase().replaceAll('_', '-').slice(0, 24)}` : null,
    is_visually_similar: isSimilar,
    is_ambiguous: chance.number() < 0.08,
    hex_color: chance.pick(hues),
    display_style: isCustom ? 'CUSTOM' : state === 'BOX' ? 'QUARTERS' : 'WHOLE',
    display_style_custom_value: isCustom ? 'flat' : null,
    display_style_custom_value_conversion: isCustom ? 4 : null,
    detection_technique_value: technique,
    count_techniques: [
      { count_technique_value: 'DEPTH' },
      ...(chance.number() < 0.5 ? [{ count_technique_value: 'FACINGS' }] : []),
    ],
    default_pan_size_id: isPanned ? panSizeNamed('1/6') : null,
    panSizes: isPanned ? panSizesOf(product.id) : {},
  };
};

export interface SeededState {
  readonly id: string;
  readonly state: string;
}

const stateId = (productId: string, state: string): string =>
  digest(productId, state).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** The product with every kind of state. */
const manifold = seedId('product', 36);
/** The product whose case has a name that is no longer offered. */
const crated = seedId('product', 12);
const further = ['BAG', 'TRAY', 'PAN', 'BOTTLE', 'CAN', 'OPEN_BOX'];

/** States created later have random ids. */
const isSeeded = (id: string): boolean => id.slice(0, 20) === manifold.slice(0, 20);

const worked = new Map<string, readonly SeededState[]>();
const owners = new Map<string, string>();

const makeStates = (id: string): readonly SeededState[] => {
  const chance = Number.parseInt(digest(id, 'states').slice(0, 4), 16) % 10;
  const names = [
    'EACH',
    ...(chance < 6 ? ['CASE'] : []),
    ...(chance % 3 === 0 ? ['BOX'] : []),
    ...(id === manifold ? further : []),
  ];
  const states = names.map((state) => ({
    id: stateId(id, state),
    state: state === 'CASE' && id === crated ? 'CRATE' : state,
  }));
  for (const state of states) owners.set(state.id, id);
  return states;
};

/** Every seeded product has a single-unit state, most also a case, some a box; others have none. */
export const seededStatesOf = ({ id }: Pick<Product, 'id'>): readonly SeededState[] =>
  isSeeded(id) ? cached(worked, id, () => makeStates(id)) : [];

/** The product of `products` that has this seeded state. */
export const ownerOf = (wanted: string, products: () => readonly Product[]): string | undefined => {
  if (!owners.has(wanted)) for (const product of products()) seededStatesOf(product);
  return owners.get(wanted);
};
