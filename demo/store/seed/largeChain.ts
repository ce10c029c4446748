/**
 * A chain far larger than the usual ones, to test speed. Its rows have their own numbers and random numbers, so that
 * those of the others are the same without it.
 */
import {
  blankProduct,
  blankZone,
  type Category,
  type Member,
  type Notional,
  type Organization,
  type Product,
  type Region,
  type Zone,
  type ZoneProduct,
} from '../tables';
import { categoriesOf, type Good } from './assortment';
import { logoOf } from './organizations';
import { chanceFrom } from './random';
import { seedId } from './seedId';

interface LargeChain {
  readonly account_id: string;
  readonly name: string;
  readonly hue: number;
  readonly services: readonly string[];
  /** Numbers of its rows start here. */
  readonly from: number;
  readonly goods: readonly Pick<Good, 'name' | 'primary' | 'secondary'>[];
  readonly hasNotionals: boolean;
  readonly regions: readonly string[];
  /** Each with its region, by index; none if there is no such region. */
  readonly zones: readonly (Partial<Zone> & { readonly region: number })[];
  /** Each with its good, by index. */
  readonly products: readonly (Partial<Product> & { readonly good: number })[];
  /** When the newest product was created, and milliseconds until the next older one. */
  readonly created: { readonly newest: number; readonly apart: number };
  /** Each product is in fewer zones than `most`, one after the other; archived ones are in none (rules 4). */
  readonly links: { readonly start: number; readonly most: number; readonly from: number };
}

/** The item at the index, from the start again after the last one. */
export const inTurn = <T>(all: readonly T[], index: number): T => {
  const item = all[index % all.length];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
};

export const largeChain = (chain: LargeChain) => {
  const { account_id, name, from, goods } = chain;
  const idOf = (kind: Parameters<typeof seedId>[0], at: number) => seedId(kind, from + at + 1);

  const organization: Organization = {
    id: account_id,
    name,
    icon: logoOf(chain),
    services: chain.services.map((service_name) => ({ service_name })),
    uoms: ['EACH', 'BOX', 'CASE', 'PACK'],
  };
  const members = ['administrator', 'user'].map((role, at): Member => ({
    id: idOf('member', at),
    account_id,
    user_id: seedId('user', at + 1),
    role,
  }));
  const categories = categoriesOf(account_id, goods).map((row, at): Category => ({
    id: idOf('category', at),
    ...row,
  }));
  const notionals = (chain.hasNotionals ? goods : []).map((good, at): Notional => ({
    id: idOf('notional', at),
    account_id,
    name: good.name,
    ar_label: good.name.toUpperCase().replaceAll(' ', '_'),
    default_uom: 'EACH',
    shelf_label_text: null,
  }));
  const regions = chain.regions.map((own, at): Region => ({
    id: idOf('region', at),
    account_id,
    name: own,
  }));
  const zones = chain.zones.map(({ region, ...zone }, at): Zone => ({
    id: idOf('zone', at),
    ...blankZone(account_id),
    region_id: regions[region]?.id ?? null,
    ...zone,
  }));
  const { newest, apart } = chain.created;
  const products = chain.products.map(({ good, ...product }, at): Product => ({
    id: idOf('product', at),
    ...blankProduct(account_id, newest - at * apart),
    primary_category: goods[good]?.primary ?? null,
    category: goods[good]?.secondary ?? null,
    inventory_notional_product_id: notionals[good]?.id ?? null,
    item_app_status: 'PUBLISHED',
    ...product,
  }));
  const chance = chanceFrom(chain.links.start);
  const zoneProducts: ZoneProduct[] = [];
  for (const { id, is_archived } of products) {
    const [first, count] = [chance.below(zones.length), chance.below(chain.links.most)];
    if (is_archived) continue;
    for (const { id: zone_id } of zones.slice(first, first + count))
      zoneProducts.push({
        id: seedId('zoneProduct', chain.links.from + zoneProducts.length),
        zone_id,
        inventory_product_sku_id: id,
        par: 0,
      });
  }
  return {
    organizations: [organization],
    members,
    categories,
    notionals,
    regions,
    zones,
    products,
    zoneProducts,
  };
};
