import { describe, expect, it } from 'vitest';
import { coreSeed } from './seed';
import { digest } from '../../auth/digest';
import { platformOf } from '../../platform';
import { seededBy } from './random';
import type { PickList, Product, Region, Zone, ZoneProduct } from '../tables';

const seed = coreSeed();
const rows = <R>(name: string) => (seed[name] ?? []) as unknown as readonly R[];
const products = rows<Product>('products');
const zones = rows<Zone>('zones');

describe('the seed', () => {
  it('is the same every time', () => {
    expect(JSON.stringify(coreSeed())).toBe(JSON.stringify(seed));
    // Tests and links rely on these rows: update this snapshot only for an intended change.
    expect(digest(JSON.stringify(seed), 'seed')).toMatchInlineSnapshot(
      `"dd6da797e60887d7dbbda9854efb2457"`,
    );
  });

  it('has pick-list labels that a search finds, though it reads 1, 0, 5 and 2 as letters', () => {
    const labels = rows<PickList>('pickLists').map(({ label_identifier }) => label_identifier);
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(label).not.toMatch(/[0125]/);
  });

  it('refers to nothing that is not there, and never across organizations', () => {
    const owners = (name: string) =>
      new Map(rows<Region>(name).map(({ id, account_id }) => [id, account_id]));
    const regions = owners('regions');
    const notionals = owners('notionals');
    for (const { region_id, account_id } of zones)
      if (region_id !== null) expect(regions.get(region_id)).toBe(account_id);
    for (const { inventory_notional_product_id: id, account_id } of products)
      if (id !== null) expect(notionals.get(id)).toBe(account_id);
    const productsById = new Map(products.map((one) => [one.id, one]));
    const zonesById = new Map(zones.map((one) => [one.id, one]));
    const links = rows<ZoneProduct>('zoneProducts');
    expect(links.length).toBeGreaterThan(3000);
    const pairs = new Set(links.map((link) => `${link.zone_id} ${link.inventory_product_sku_id}`));
    expect(pairs.size).toBe(links.length);
    for (const { zone_id, inventory_product_sku_id } of links) {
      const product = productsById.get(inventory_product_sku_id);
      expect(product?.account_id).toBe(zonesById.get(zone_id)?.account_id);
      expect(product?.is_archived).toBe(false);
    }
  });
});

describe('another seed', () => {
  const other = (seed: number) => seededBy(seed, () => platformOf().seed());
  const usual = platformOf().seed();
  const two = other(2);

  it('gives other names and amounts, the same ones every time', () => {
    expect(JSON.stringify(other(2))).toBe(JSON.stringify(two));
    expect(JSON.stringify(seededBy(2, coreSeed))).not.toBe(JSON.stringify(other(3)));
    const names = (from: typeof seed, table: string) =>
      (from[table] as unknown as { name?: string; product_description?: string }[]).map(
        (one) => one.name ?? one.product_description,
      );
    for (const table of ['users', 'zones', 'products']) {
      expect(names(two, table).slice(3, 60)).not.toEqual(names(usual, table).slice(3, 60));
    }
    expect(two.products!.length).not.toBe(usual.products!.length);
    expect(two.zones!.length).not.toBe(usual.zones!.length);
    // The first one is unchanged.
    expect(JSON.stringify(platformOf().seed())).toBe(JSON.stringify(usual));
  });

  it('keeps the ids of people and organizations, and who signs in', () => {
    expect(two.organizations).toEqual(usual.organizations);
    expect(two.users!.map(({ id }) => id)).toEqual(usual.users!.map(({ id }) => id));
    const signIns = (from: typeof seed) => from.users!.slice(0, 3);
    expect(signIns(two)).toEqual(signIns(usual));
  });
});
