/** The states a product is counted in, each the same for ever: what pick lists are made of. */
import { digest } from '../auth/digest';
import type { Product } from '../store/tables';

export interface ProductState {
  readonly id: string;
  readonly state: string;
}

const stateId = (productId: string, state: string): string =>
  digest(productId, state).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** Every product is counted one by one, most also by the case, some by the box. */
export const statesOf = ({ id }: Pick<Product, 'id'>): readonly ProductState[] => {
  const chance = Number.parseInt(digest(id, 'states').slice(0, 4), 16) % 10;
  const states = ['EACH', ...(chance < 6 ? ['CASE'] : []), ...(chance % 3 === 0 ? ['BOX'] : [])];
  return states.map((state) => ({ id: stateId(id, state), state }));
};
