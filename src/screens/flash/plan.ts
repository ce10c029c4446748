/** Computes the effect of a flash on each product, and its actual result (rules 2, Flash Products dialog). */
import type { FlashFrom, FlashProduct, Pars } from '../../../dataProvider/calls/flash';
import type { PickerEntry } from '../../fields/picker/entry';

/** `archived`: no longer sold, skipped. */
export type FlashOutcome = 'added' | 'kept' | 'overwritten' | 'archived';

export const flashOutcomes: readonly FlashOutcome[] = ['added', 'kept', 'overwritten', 'archived'];

export interface PlannedProduct {
  readonly product: FlashProduct;
  readonly fate: FlashOutcome;
  /** The zone's par now, and after the flash. */
  readonly before: number | null;
  readonly after: number | null;
}

interface Known {
  /** Every product of the organization. */
  readonly products: readonly FlashProduct[];
  /** The zone's current products. */
  readonly target: Pars;
  /** The source zone's products; null if the source is the organization. */
  readonly source: Pars | null;
  readonly isOverwrite: boolean;
}

/** A product without a known name is counted under its id. */
const unnamed = (id: string): FlashProduct => ({ id, sku: id, description: '', isArchived: false });

/**
 * Existing products stay, unless overwriting changes their par; other products of the source are added. Equal pars need
 * no overwriting.
 */
export const flashPlanOf = ({
  products,
  target,
  source,
  isOverwrite,
}: Known): readonly PlannedProduct[] => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const offered = source ? [...source.keys()] : products.map(({ id }) => id);
  const all = [...new Set([...offered, ...target.keys()])];
  const offeredIds = new Set(offered);
  return all
    .map((id): PlannedProduct => {
      const product = byId.get(id) ?? unnamed(id);
      const before = target.get(id) ?? null;
      if (before === null) {
        return product.isArchived
          ? { product, fate: 'archived', before, after: null }
          : { product, fate: 'added', before, after: source?.get(id) ?? 0 };
      }
      const isGiven = isOverwrite && offeredIds.has(id) && !product.isArchived;
      const amount = isGiven ? (source?.get(id) ?? before) : before;
      return amount === before
        ? { product, fate: 'kept', before, after: before }
        : { product, fate: 'overwritten', before, after: amount };
    })
    .sort((one, other) => one.product.sku.localeCompare(other.product.sku));
};

export type Counts = Readonly<Record<FlashOutcome, number>>;

export const countsOf = (plan: readonly PlannedProduct[]): Counts => {
  const counts = { added: 0, kept: 0, overwritten: 0, archived: 0 };
  for (const { fate } of plan) counts[fate] += 1;
  return counts;
};

/** Ids that a flash actually added, and the number of pars it changed. */
export interface FlashResult {
  readonly added: readonly string[];
  readonly overwritten: number;
}

/** Compares the zone just before and after; changes made elsewhere are not counted. */
export const outcomeOf = (
  before: Pars,
  after: Pars,
  isOffered: (id: string) => boolean,
): FlashResult => {
  const entries = [...after].filter(([id]) => isOffered(id));
  return {
    added: entries.filter(([id]) => !before.has(id)).map(([id]) => id),
    overwritten: entries.filter(([id, par]) => before.has(id) && before.get(id) !== par).length,
  };
};

/** The dialog's choices, initially empty (rules 2, Flash Products dialog). */
export type FlashSource = 'organization' | 'zone';

export interface FlashChoice {
  readonly source: FlashSource | null;
  readonly zone: PickerEntry | null;
  readonly isOverwrite: boolean;
}

export const nothingChosen: FlashChoice = { source: null, zone: null, isOverwrite: false };

/** The source of products; undefined while the choice is incomplete. */
export const fromOf = ({ source, zone, isOverwrite }: FlashChoice): FlashFrom | undefined => {
  if (source === 'organization') return null;
  return source === 'zone' && zone ? { zone: zone.value, isOverwrite } : undefined;
};

/** Changing the source resets overwriting, which must be confirmed again. */
export const withSource = (choice: FlashChoice, source: FlashSource): FlashChoice => ({
  ...choice,
  source,
  isOverwrite: choice.source === source && choice.isOverwrite,
});
