/** The products that a job counts, for analytics. */
import { productsIn, type JobTemplate } from '../entities/jobTemplates';
import type { Schedule } from '../jobs/schedules';
import { cached } from '../store/cached';
import type { Data } from '../store/store';
import type { Product } from '../store/tables';
import { numberOfText, shareOf } from './mixed';

/** Number of products for a job whose template was removed or names none. */
const some = 60;

/** A product in figures; the same object throughout a request. */
export interface Counted {
  readonly product: Product;
  /** Index among all products of the request, from 0. */
  readonly index: number;
  /** Seed of its random numbers. */
  readonly number: number;
  /** The share of zones that sell it. */
  readonly spread: number;
}

const isCounted = (product: Product | undefined): product is Product =>
  product?.is_archived === false;

const productsOf = (data: Data, { template_id, account_id }: Schedule): Product[] => {
  const template = data.open<JobTemplate>('jobTemplates').get(template_id)?.template;
  const named = productsIn(template ?? {});
  // Archived and removed products are no longer counted (rules 4).
  const own = named.map((id) => data.table('products').get(String(id))).filter(isCounted);
  if (own.length > 0) return own;
  return data.table('products').by('account_id', account_id).filter(isCounted).slice(0, some);
};

/** Products of one request, looked up once per template. */
export const createCounted = (data: Data) => {
  const all: Counted[] = [];
  const byId = new Map<string, Counted>();
  const byTemplate = new Map<string, readonly Counted[]>();
  const bySchedule = new Map<Schedule, readonly Counted[]>();

  const countedOf = (product: Product): Counted =>
    cached(byId, product.id, () => {
      const number = numberOfText(product.id);
      const made = { product, index: all.length, number, spread: 0.7 + 0.3 * shareOf(number) };
      all.push(made);
      return made;
    });
  return {
    /** In order of occurrence; grows during the request. */
    all,
    of: (schedule: Schedule): readonly Counted[] =>
      cached(bySchedule, schedule, () =>
        cached(byTemplate, `${schedule.account_id} ${schedule.template_id}`, () =>
          productsOf(data, schedule).map(countedOf),
        ),
      ),
  };
};

/** Whether a zone sells the product. */
export const isThere = ({ number, spread }: Counted, zone: number): boolean =>
  shareOf(number, zone) < spread;

/** The product of a correction, by its place (history.ts). */
export const atPlace = (products: readonly Counted[], place: number): Counted | undefined =>
  products[Math.floor((place * products.length) / 65_536)];

export const productShown = ({ id, sku, product_description }: Product) => ({
  product_id: id,
  sku,
  product_description,
});
