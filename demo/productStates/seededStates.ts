/** The states of seeded products, each with a fixed id. */
import { digest } from '../auth/digest';
import { cached } from '../store/cached';
import { seedId } from '../store/seed/seedId';
import type { Product } from '../store/tables';

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
