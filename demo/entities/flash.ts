/** Fills a zone with its organization's products, or with another zone's (rules 2, 7: Flash). */
import { calls, defineEntityDemo } from '../entityDemo';
import { found, type Call } from '../handlers/handler';
import { oneOf } from '../handlers/values';
import { outsideAt, refuseAt } from '../refusal';
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { Zone, ZoneProduct } from '../store/tables';

type Offered = Pick<ZoneProduct, 'inventory_product_sku_id' | 'par'>;

interface Order {
  readonly offered: readonly Offered[];
  /** Existing products get the source's par. */
  readonly overwrites: boolean;
}

const ofOrganization = (data: Data, { account_id }: Zone): Offered[] =>
  data
    .table('products')
    .where({ account_id, is_archived: false })
    .map(({ id }) => ({ inventory_product_sku_id: id, par: 0 }));

/** Archived products are in no zone. If one is left behind, it is not copied. */
const ofZone = (data: Data, { id }: Zone): Offered[] =>
  data
    .table('zoneProducts')
    .where(
      (link) =>
        link.zone_id === id &&
        data.table('products').get(link.inventory_product_sku_id)?.is_archived === false,
    );

const sourceOf = ({ data, query }: Call, target: Zone): Zone => {
  const key = 'from_zone_id';
  const source = found(data.table('zones'), query.from_zone_id, 'source zone');
  if (source.id === target.id) refuseAt(key, 'A zone cannot be its own source.');
  if (source.account_id !== target.account_id)
    refuseAt(key, 'The source zone belongs to another organization.');
  return source;
};

const orderOf = (call: Call, target: Zone): Order => {
  const { data, query } = call;
  if (query.from_zone_id === undefined) {
    if (query.overwrite !== undefined)
      outsideAt('overwrite', 'Only products from a zone can overwrite.');
    return { offered: ofOrganization(data, target), overwrites: false };
  }
  const source = sourceOf(call, target);
  const overwrites = oneOf(query, 'overwrite', ['true', 'false']) === 'true';
  return { offered: ofZone(data, source), overwrites };
};

const flash = (call: Call) => {
  const { data, query } = call;
  const target = found(data.table('zones'), query.zone_id, 'zone');
  const { offered, overwrites } = orderOf(call, target);
  if (offered.length === 0) return { code: 'NO_PRODUCTS', affected_rows: 0 };
  const links = data.table('zoneProducts');
  const there = new Map(
    links.where({ zone_id: target.id }).map((link) => [link.inventory_product_sku_id, link]),
  );
  let affected_rows = 0;
  for (const { inventory_product_sku_id, par } of offered) {
    const link = there.get(inventory_product_sku_id);
    if (link && !overwrites) continue;
    links.put({
      id: link?.id ?? newId(),
      zone_id: target.id,
      inventory_product_sku_id,
      par,
    });
    affected_rows += 1;
  }
  return { code: 'SUCCESS', affected_rows };
};

const name = 'POST /api/zones/products/flash';

export const demo = defineEntityDemo(
  calls({ [name]: { query: ['zone_id!', 'from_zone_id', 'overwrite'], answer: flash } }),
);
