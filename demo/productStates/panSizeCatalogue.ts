/** The platform's pan sizes: Gastronorm pans, in inches (rules 3, Pan size). */
import { idsOf } from '../store/seed/seedId';

const panSizeId = idsOf('9a450000');

/** `name; depth; width; height; content`. */
const sizes = [
  ['1/1', 20.87, 12.8, 2.56, 8.5],
  ['1/2', 12.8, 10.43, 3.94, 6.5],
  ['1/3', 12.8, 6.93, 3.94, 4],
  ['1/4', 10.43, 6.38, 3.94, 2.8],
  ['1/6', 6.93, 6.38, 3.94, 1.7],
  ['1/9', 6.93, 4.25, 2.56, 0.6],
  ['2/3', 13.94, 12.8, 2.56, 5.5],
] as const;

const all = sizes.map(([name, depth, width, height, default_amount], at) => ({
  id: panSizeId(at + 1),
  name,
  dimensions: { depth, width, height },
  default_amount,
}));

/** No longer offered, but used by a seeded state. */
export const retiredPanSize = panSizeId(7);

export const panSizeNamed = (name: string): string =>
  all.find((one) => one.name === name)?.id ?? retiredPanSize;

export const isOffered = (id: string): boolean =>
  id !== retiredPanSize && all.some((one) => one.id === id);

/** Offered pan sizes plus those in `selected`, with their selected amounts. */
export const catalogueWith = (selected: Readonly<Record<string, number>>) =>
  all
    .filter(({ id }) => id in selected || isOffered(id))
    .map((one) => ({
      ...one,
      default_amount: selected[one.id] ?? one.default_amount,
      is_selected: one.id in selected,
    }));
