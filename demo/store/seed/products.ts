/** Categories, notional products, pick lists and products of every chain. */
import type { Category, Notional, PickList, Product } from '../tables';
import { categoriesOf, goodsOf, type Good } from './assortment';
import { chains, organizationId, type Chain } from './organizations';
import { once, amountOf, chanceFrom, type Chance } from './random';
import { seedId } from './seedId';

/** The newest seeded product; each of the others is a quarter of an hour older. */
const newest = Date.UTC(2026, 8, 30, 16, 0);
const quarter = 15 * 60_000;

type Draft = Omit<Product, 'id' | 'created_at'>;

/** All possible products of the chain for a good. */
const descriptionsOf = ({ brands }: Chain, { name, variants, sizes }: Good): string[] =>
  brands.flatMap((brand) =>
    variants.flatMap((variant) => sizes.map((size) => `${brand} ${variant} ${name} ${size}`)),
  );

/** Without 0, 1, 2 and 5, which a search for a label reads as the letters O, I, Z and S. */
const slotLabels = (chain: Chain): string[] =>
  ['A', 'B', 'C', 'D'].flatMap((aisle) =>
    [3, 4, 6].map((slot) => `${chain.name.charAt(0)}${aisle}-${slot}`),
  );

interface Origin {
  readonly chain: Chain;
  readonly account_id: string;
  readonly good: Good;
  readonly notional: Notional;
  readonly slots: readonly string[];
  readonly chance: Chance;
}

const draftOf = (
  { chain, account_id, good, notional, slots, chance }: Origin,
  product_description: string,
  number: number,
): Draft => {
  const eligible = chance.weighted<string | null>([
    ['PRODUCTION', 55],
    ['NONE', 20],
    ['TEST', 15],
    [null, 10],
  ]);
  return {
    account_id,
    l6_id: chain.hasL6 && chance.number() < 0.8 ? `L6-${40_000 + number * 17}` : null,
    sku: chain.sku(number),
    product_description,
    primary_category: chance.number() < 0.97 ? good.primary : null,
    category: chance.number() < 0.93 ? good.secondary : null,
    inventory_notional_product_id: chance.number() < 0.85 ? notional.id : null,
    inventory_pick_list_slot_id:
      chance.number() < 0.15 ? (slots[chance.below(slots.length)] ?? null) : null,
    item_app_eligible: eligible,
    item_app_status: chance.weighted<string | null>([
      ['PUBLISHED', 60],
      ['DRAFT', 20],
      ['NEW', 17],
      [null, 3],
    ]),
    is_archived: chance.number() < 0.06,
    default_reporting_uom: chance.number() < 0.5 && chain.uoms.includes(good.uom) ? good.uom : null,
  };
};

/** Takes from each list in turn, so that the first page shows several chains. */
const interleaved = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
};

const makeProducts = () => {
  const chance = chanceFrom(20_260_930);
  const categories: Category[] = [];
  const notionals: Notional[] = [];
  const pickLists: PickList[] = [];
  const drafts: Draft[][] = [];

  chains.forEach((chain, index) => {
    const account_id = organizationId(index);
    const goods = chain.sells ? goodsOf(chain.sells) : [];
    for (const category of categoriesOf(account_id, goods))
      categories.push({ id: seedId('category', categories.length + 1), ...category });

    const slots = chain.sells ? slotLabels(chain) : [];
    for (const label_identifier of slots) {
      const id = seedId('pickList', pickLists.length + 1);
      pickLists.push({ id, account_id, label_identifier, states: [] });
    }

    const candidates = goods.map((good) => {
      const notional: Notional = {
        id: seedId('notional', notionals.length + 1),
        account_id,
        name: good.name,
        ar_label: good.name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_'),
        default_uom: good.uom,
        shelf_label_text: chance.number() < 0.25 ? good.name.slice(0, 12) : null,
      };
      notionals.push(notional);
      const draft = { chain, account_id, good, notional, slots, chance };
      return chance
        .shuffled(descriptionsOf(chain, good))
        .map((description) => (number: number) => draftOf(draft, description, number));
    });
    drafts.push(
      interleaved(candidates)
        .slice(0, amountOf(chain.productCount, 31 + index))
        .map((make, at) => make(at + 1)),
    );
  });

  const products = interleaved(drafts).map((draft, at) => ({
    ...draft,
    id: seedId('product', at + 1),
    created_at: newest - at * quarter,
  }));
  return { categories, notionals, pickLists, products };
};

/** Computed once: job templates need them, too. */
export const seedProducts = once(makeProducts);
