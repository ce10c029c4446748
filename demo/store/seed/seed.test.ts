import { describe, expect, it } from 'vitest';
import { coreSeed } from './seed';
import { digest } from '../../auth/digest';
import { platformOf } from '../../platform';
import { seededBy } from './random';
import type {
  Category,
  Notional,
  Organization,
  PickList,
  Product,
  Region,
  Zone,
  ZoneProduct,
} from '../tables';

const seed = coreSeed();
const rows = <R>(name: string) => (seed[name] ?? []) as unknown as readonly R[];
const products = rows<Product>('products');
const zones = rows<Zone>('zones');
const organizations = rows<Organization>('organizations');

describe('the seed', () => {
  it('is large enough to test with, and every id is there once', () => {
    const least = { organizations: 6, products: 3000, zones: 300, regions: 40, notionals: 200 };
    for (const [name, count] of Object.entries(least))
      expect(rows(name).length, name).toBeGreaterThanOrEqual(count);
    for (const [name, own] of Object.entries(seed))
      expect(new Set(own.map(({ id }) => id)).size, name).toBe(own.length);
  });

  it('has one organization that is as large as they get, behind all others', () => {
    const large = 'acc00000-0000-4000-8000-000000000009';
    const own = <R extends { readonly account_id: string }>(all: readonly R[]) =>
      all.filter(({ account_id }) => account_id === large);
    expect([own(products).length, own(zones).length]).toEqual([1000, 300]);
    expect(new Set(own(zones).map(({ region_id }) => region_id)).size).toBe(10);
    expect(products.slice(0, -1000).every(({ account_id }) => account_id !== large)).toBe(true);
    const times = products.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

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

  it('has real time zones, at least eight of them, and one zone without any', () => {
    const without = zones.filter(({ timeZoneName }) => timeZoneName === null);
    expect(without.map(({ id }) => id)).toEqual(['20e00000-0000-4000-8000-000000000071']);
    const names = new Set(zones.flatMap(({ timeZoneName }) => timeZoneName ?? []));
    expect(names.size).toBeGreaterThanOrEqual(8);
    for (const timeZone of names)
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
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

  it('shows every case: unset eligibility, archived, no METASHELF, no units, L6, empty', () => {
    expect(products.slice(0, 25).some((one) => one.item_app_eligible === null)).toBe(true);
    expect(products.some((one) => one.is_archived)).toBe(true);
    const services = organizations.map((one) => one.services.map((own) => own.service_name));
    expect(services.some((own) => !own.includes('METASHELF'))).toBe(true);
    expect(organizations.some(({ uoms }) => uoms.length === 0)).toBe(true);
    const withL6 = new Set(products.flatMap((one) => (one.l6_id === null ? [] : one.account_id)));
    expect([...withL6].sort()).toEqual([
      'acc00000-0000-4000-8000-000000000004',
      'acc00000-0000-4000-8000-000000000005',
    ]);
    const filled = new Set(products.map(({ account_id }) => account_id));
    expect(organizations.some(({ id }) => !filled.has(id))).toBe(true);
  });

  it('has SKUs once an organization, descriptions that read like goods, categories that exist', () => {
    const skus = new Set(products.map(({ account_id, sku }) => `${account_id} ${sku}`));
    expect(skus.size).toBe(products.length);
    const named = new Set(
      rows<Category>('categories').map(({ account_id, name }) => `${account_id} ${name}`),
    );
    for (const { account_id, primary_category, category, product_description } of products) {
      for (const name of [primary_category, category])
        if (name !== null) expect(named).toContain(`${account_id} ${name}`);
      expect(product_description).toMatch(/^\S.{8,}\S$/);
    }
    expect(rows<Notional>('notionals').some(({ name }) => /^App/.test(name))).toBe(true);
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

  it('refers to nothing that is not there', () => {
    const ids = (table: string) => new Set(two[table]!.map(({ id }) => id));
    const [zones, products] = [ids('zones'), ids('products')];
    for (const { zone_id, inventory_product_sku_id: sku } of two.zoneProducts as ZoneProduct[]) {
      expect(zones.has(zone_id) && products.has(sku)).toBe(true);
    }
    for (const { region_id } of two.zones as Zone[])
      if (region_id !== null) expect(ids('regions').has(region_id)).toBe(true);
    expect((two.zones as Zone[]).filter(({ timeZoneName }) => timeZoneName === null)).toHaveLength(
      1,
    );
  });
});
