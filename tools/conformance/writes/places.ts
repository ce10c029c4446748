/** Regions, zones, and members and products of a zone (rules 7, Regions, Zones). */
import { valueAt } from '../judge';
import { made, ownName, type Area, type Writing } from './area';
import { makeProduct } from './products';

const regionPath = '/api/regions/{id}';

export const regions: Area = {
  calls: ['POST /api/regions', `PUT ${regionPath}`, `DELETE ${regionPath}`],
  run: async (writing) => {
    const { writer, account } = writing;
    const name = ownName(writing, 'region');
    const region = await writer.make({
      call: { name: 'POST /api/regions', body: { account_id: account, name }, audit: 'REGION' },
      name,
      look: { call: { name: 'GET /api/regions', query: { account_id: account } }, read: 'results' },
      remove: (id) => ({ name: `DELETE ${regionPath}`, path: { id }, audit: 'REGION' }),
    });
    const id = made(writing, region, regions.calls.slice(1));
    if (id === undefined) return;
    const renamed = `${name} renamed`;
    const call = { name: `PUT ${regionPath}`, path: { id }, body: { name: renamed } };
    await writer.check({ ...call, audit: 'REGION' });
    await writer.check(
      { name: `GET ${regionPath}`, path: { id } },
      {
        check: 'has what was changed',
        fault: ({ json }) =>
          valueAt(json, 'name') === renamed
            ? undefined
            : { expected: 'the name that was sent', seen: 'another one' },
      },
    );
    await writer.remove(region);
  },
};

const zonePath = '/api/zones/{id}';

const makeZone = (writing: Writing, what: string) => {
  const { writer, account } = writing;
  const name = ownName(writing, what);
  const body = {
    account_id: account,
    name,
    timeZoneName: 'UTC',
    external_store_id: name.slice(-80),
    alt_external_store_id: '',
    region_id: null,
  };
  return writer.make({
    call: { name: 'POST /api/zones', body, audit: 'ZONE' },
    name,
    idAt: 'insert_zone_one.id',
    look: {
      call: { name: 'GET /api/zones/search', query: { account_id: account, text: name } },
      read: 'results',
    },
    remove: (id) => ({ name: `DELETE ${zonePath}`, path: { id }, audit: 'ZONE' }),
  });
};

const locations = async (writing: Writing, zone: string): Promise<void> => {
  const { writer, client } = writing;
  const path = `${zonePath}/locations`;
  const one = `${path}/{locationId}`;
  const options = await client.send({ name: 'GET /api/zones/locations/options' });
  const types = valueAt(options.json, 'storage_types');
  const storage_type: unknown = Array.isArray(types) ? types[0] : undefined;
  if (typeof storage_type !== 'string') {
    writer.skip([`POST ${path}`, `PUT ${one}`, `DELETE ${one}`], 'no storage type was found');
    return;
  }
  const name = ownName(writing, 'location');
  const body = { zone_id: zone, name, storage_type, width: 1, height: 2, depth: 0.5 };
  const location = await writer.make({
    call: { name: `POST ${path}`, path: { id: zone }, body, audit: 'ZONE_LOCATION' },
    name,
    look: { call: { name: `GET ${path}`, path: { id: zone } }, read: 'locations' },
    remove: (id) => ({
      name: `DELETE ${one}`,
      path: { id: zone, locationId: id },
      audit: 'ZONE_LOCATION',
    }),
  });
  const id = made(writing, location, [`PUT ${one}`, `DELETE ${one}`]);
  if (id === undefined) return;
  await writer.check({
    name: `PUT ${one}`,
    path: { id: zone, locationId: id },
    body: { ...body, width: 1.5, plane_technique_value: null, count_techniques: [] },
    audit: 'ZONE_LOCATION',
  });
  await writer.remove(location);
};

const memberships = async ({ writer, client }: Writing, zone: string): Promise<void> => {
  const path = '/api/zones/memberships';
  const user_id = client.userId() ?? '';
  const audit = 'ZONE_MEMBERSHIP';
  const body = { zone_id: zone, user_id, role: 'user' };
  await writer.check({ name: `POST ${path}`, body, audit });
  // Everything in the zone, which this run created.
  const call = { name: `DELETE ${path}`, query: { zone_id: zone }, audit };
  await writer.check({ ...call, resource: zone });
};

/** Adds a new product to two new zones and removes it. */
const zoneProducts = async (
  writing: Writing,
  zone: string,
  other: string,
  product: string,
): Promise<void> => {
  const { writer } = writing;
  const audit = 'ZONE_PRODUCT';
  const pair = { zone_id: zone, inventory_product_sku_id: product, par: 2 };
  await writer.check({ name: 'POST /api/zones/products', body: pair, audit });
  const flash = { from_zone_id: zone, zone_id: other, overwrite: 'true' };
  await writer.check(
    { name: 'POST /api/zones/products/flash', query: flash, audit },
    {
      fault: ({ json }) =>
        valueAt(json, 'code') === 'SUCCESS'
          ? undefined
          : { expected: 'the code SUCCESS', seen: 'another code' },
    },
  );
  const zone_products = [{ ...pair, zone_id: other }];
  await writer.check({ name: 'POST /api/products/bulk/zones', body: { zone_products }, audit });
  const call = { name: 'POST /api/products/bulk/zones/check', body: { zone_products } };
  await writer.check(call, { check: 'tells of a pair that is there' });
  const body = { zone_ids: [zone, other], product_ids: [product] };
  await writer.check({ name: 'DELETE /api/zones/products', body, audit });
};

const zoneProductCalls = [
  'POST /api/zones/products',
  'POST /api/zones/products/flash',
  'POST /api/products/bulk/zones',
  'DELETE /api/zones/products',
];

export const zones: Area = {
  calls: [
    'POST /api/zones',
    `PUT ${zonePath}`,
    `POST ${zonePath}/locations`,
    `PUT ${zonePath}/locations/{locationId}`,
    `DELETE ${zonePath}/locations/{locationId}`,
    'POST /api/zones/memberships',
    'DELETE /api/zones/memberships',
    ...zoneProductCalls,
    `DELETE ${zonePath}`,
  ],
  run: async (writing) => {
    const { writer } = writing;
    const zone = await makeZone(writing, 'zone');
    const id = made(writing, zone, zones.calls.slice(1));
    if (id === undefined) return;
    const body = {
      name: ownName(writing, 'zone'),
      timeZoneName: 'UTC',
      external_store_id: '',
      alt_external_store_id: '',
      region_id: null,
      reporting_status: 'DISABLED',
    };
    await writer.check({ name: `PUT ${zonePath}`, path: { id }, body, audit: 'ZONE' });
    await locations(writing, id);
    await memberships(writing, id);
    const [other, product] = [
      await makeZone(writing, 'second zone'),
      await makeProduct(writing, 'zone product'),
    ];
    if (other.id === undefined || product.id === undefined)
      writer.skip(zoneProductCalls, (other.id === undefined ? other : product).reason);
    else await zoneProducts(writing, id, other.id, product.id);
    await writer.remove(product);
    await writer.remove(other);
    await writer.remove(zone);
  },
};
