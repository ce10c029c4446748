/** Conversion of pan sizes; a state without a selected size has none (rules 4). */
import { storedMeasure, storedSize } from '../../../src/fields/size';
import type { ComposedEntries, Size } from '../../../src/schema/field';
import { isObject } from '../../../src/lib/util/isObject';

/** A standard size that can replace the dimensions of a state (rules 3, Pan size). */
export interface PanSize {
  readonly id: string;
  readonly name: string;
  readonly dimensions?: Size | null;
  readonly default_amount?: number | null;
  readonly is_selected?: boolean | null;
}

/** Null means 'no pan sizes'. Exactly one selected pan size is the default (rules 4). */
export interface PanSizes {
  readonly pan_sizes: readonly PanSize[];
  readonly default_pan_size_id: string | null;
}

type Given = Readonly<Record<string, unknown>>;

/** Returns null if there is no id. */
const panSizeOf = (entry: unknown): PanSize | null => {
  if (!isObject(entry)) return null;
  const { id, name, dimensions, default_amount: amount, is_selected: isSelected } = entry;
  if ((typeof id !== 'string' || id === '') && typeof id !== 'number') return null;
  return {
    id: String(id),
    name: typeof name === 'string' && name !== '' ? name : String(id),
    dimensions: storedSize(dimensions) as Size | null,
    default_amount: storedMeasure(amount) as number | null,
    is_selected: isSelected === true,
  };
};

/** Reads the sizes of a response of any shape (rules R25), without duplicates. */
export const panSizesIn = (value: unknown): readonly PanSize[] => {
  const list: unknown = isObject(value) ? value.pan_sizes : null;
  const found = new Map<string, PanSize>();
  for (const entry of Array.isArray(list) ? list : []) {
    const size = panSizeOf(entry);
    if (size && !found.has(size.id)) found.set(size.id, size);
  }
  return [...found.values()];
};

/** Null if no size is selected. */
export const readPanSizes = (value: unknown): PanSizes | null => {
  const sizes = panSizesIn(value);
  if (!sizes.some((size) => size.is_selected)) return null;
  const id = isObject(value) ? value.default_pan_size_id : null;
  return {
    pan_sizes: sizes,
    default_pan_size_id: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
  };
};

/** GET returns the available pan sizes; POST and DELETE change those of one state. */
export const panSizesPath = '/api/products/states/pan-sizes';

/** Returns the default's id, which is sent with the state; the stored one if the values contain no pan sizes. */
export const defaultPanSize = ({ pan_sizes: value, default_pan_size_id: stored }: Given): unknown =>
  value === undefined ? stored : isObject(value) ? value.default_pan_size_id : null;

const defaultKey = 'default';
const noAmount = 'none';

/** The amount of each selected size, and which of them is the default. */
export const panSizeEntries: ComposedEntries = {
  of: (value) => {
    const sizes = panSizesIn(value).filter((size) => size.is_selected);
    const defaultSize = sizes.find(({ id }) => isObject(value) && id === value.default_pan_size_id);
    return [
      ...sizes.map(({ id, name, default_amount: amount }) => ({
        key: `size ${id}`,
        name,
        // Selected all the same.
        value: amount ?? noAmount,
        ...(amount == null ? { shown: '–' } : {}),
      })),
      ...(defaultSize
        ? [
            {
              key: defaultKey,
              name: defaultKey,
              nameKey: 'facings.fields.panSizes.default',
              value: defaultSize.id,
              shown: defaultSize.name,
            },
          ]
        : []),
    ];
  },
  with: (value, changes, other) => {
    const sizes = new Map(
      [...panSizesIn(other), ...panSizesIn(value)].map((size) => {
        const amount = changes.get(`size ${size.id}`);
        const isChanged = amount !== undefined;
        return [
          size.id,
          isChanged
            ? {
                ...size,
                is_selected: amount !== null,
                default_amount: typeof amount === 'number' ? amount : null,
              }
            : size,
        ];
      }),
    );
    const defaultId = isObject(value) ? value.default_pan_size_id : null;
    const id = changes.has(defaultKey) ? changes.get(defaultKey) : defaultId;
    return { pan_sizes: [...sizes.values()], default_pan_size_id: id ?? null };
  },
  // One of two people may deselect what the other makes the default.
  fit: (value) => panSizeEntries.of(value).some(({ key }) => key === defaultKey),
};
