/**
 * Changes to a state's pan sizes (rules 4): one of the selected sizes is the default; it cannot be deselected, and
 * another size must become the default first.
 */
import type { PanSize, PanSizes } from '.';

export type PanSizesAction =
  | { readonly kind: 'select' | 'unselect' | 'mark' | 'unmark'; readonly id: string }
  | { readonly kind: 'amount'; readonly id: string; readonly amount: unknown };

/** Why a change was refused: a key of `facings.fields.panSizes`. */
export type Refusal = 'unselectDefault' | 'needsDefault';

export interface Outcome {
  readonly value: PanSizes;
  readonly refused?: Refusal;
}

/** The initial default (rules 9). */
const usualDefault = '1/6';

const changed = (value: PanSizes, id: string, by: Partial<PanSize>): PanSizes => ({
  ...value,
  pan_sizes: value.pan_sizes.map((size) => (size.id === id ? { ...size, ...by } : size)),
});

const mark = (value: PanSizes, id: string): PanSizes => ({
  ...changed(value, id, { is_selected: true }),
  default_pan_size_id: id,
});

export const reducePanSizes = (value: PanSizes, action: PanSizesAction): Outcome => {
  const { kind, id } = action;
  const isDefault = value.default_pan_size_id === id;
  if (!value.pan_sizes.some((size) => size.id === id)) return { value };
  if (kind === 'amount') {
    // A text that is not a number is kept, and the rule refuses it.
    return { value: changed(value, id, { default_amount: action.amount as number | null }) };
  }
  if (kind === 'select') return { value: changed(value, id, { is_selected: true }) };
  if (kind === 'mark') return { value: mark(value, id) };
  if (!isDefault) {
    return { value: kind === 'unmark' ? value : changed(value, id, { is_selected: false }) };
  }
  return { value, refused: kind === 'unselect' ? 'unselectDefault' : 'needsDefault' };
};

/** Switched on but not loaded yet; the rule refuses this value. */
export const waiting: PanSizes = { pan_sizes: [], default_pan_size_id: null };

/** All available sizes with the usual default selected, or the first one if that is not available. */
export const turnedOn = (catalogue: readonly PanSize[]): PanSizes => {
  const sizes = catalogue.map((size) => ({ ...size, is_selected: false }));
  const first = sizes.find(({ name }) => name.trim() === usualDefault) ?? sizes[0];
  const none = { pan_sizes: sizes, default_pan_size_id: null };
  return first ? mark(none, first.id) : none;
};

/**
 * Merges a state's sizes with the available ones: in the order of the available ones, then the selected sizes that
 * are no longer available.
 */
export const joined = (value: PanSizes, catalogue: readonly PanSize[]): PanSizes => {
  const sizes = new Map(value.pan_sizes.map((size) => [size.id, size]));
  const offered = new Set(catalogue.map(({ id }) => id));
  return {
    ...value,
    pan_sizes: [
      ...catalogue.map((size) => sizes.get(size.id) ?? { ...size, is_selected: false }),
      ...value.pan_sizes.filter((size) => size.is_selected && !offered.has(size.id)),
    ],
  };
};
