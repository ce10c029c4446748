/** Conversion of pan sizes; a state without a selected size has none (rules 4). */
import type { Kind } from '../kind';
import type { PanSize, PanSizes, PanSizesField } from '../../schema/field';
import { storedMeasure, storedSize } from '../size';

type Given = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null;

/** Returns null if there is no id. */
const panSizeOf = (entry: unknown): PanSize | null => {
  if (!isObject(entry)) return null;
  const { id, name, dimensions, default_amount: amount, is_selected: isSelected } = entry;
  if ((typeof id !== 'string' || id === '') && typeof id !== 'number') return null;
  return {
    id: String(id),
    name: typeof name === 'string' && name !== '' ? name : String(id),
    dimensions: storedSize(dimensions) as PanSize['dimensions'] & object,
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

export const panSizesWire = {
  fromPlatform: (value: unknown): PanSizes | null => {
    const sizes = panSizesIn(value);
    if (!sizes.some((size) => size.is_selected)) return null;
    const id = isObject(value) ? value.default_pan_size_id : null;
    return {
      pan_sizes: sizes,
      default_pan_size_id: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
    };
  },
};

export const kind: Kind<PanSizesField> = { wire: panSizesWire };
