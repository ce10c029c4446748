/** Products, single and in batches, and their states (rules 7, Products, Product states). */
import { rowsAt, valueAt } from '../judge';
import type { Made } from '../writer';
import { made, ownName, type Area, type Writing } from './area';

const path = '/api/products/{id}';

const skuOf = ({ stamp }: Writing, what: string): string =>
  `FACINGS-CONFORMANCE-${what}-${stamp}`.toUpperCase().replaceAll(' ', '-');

const blank = { primary_category: '', category: '', inventory_notional_product_id: null };

const makingOf = (writing: Writing, what: string) => {
  const { account } = writing;
  const name = ownName(writing, what);
  const sku = skuOf(writing, what);
  const filters = JSON.stringify({ account_id: account });
  return {
    name: sku,
    values: { account_id: account, sku, product_description: name },
    look: {
      call: { name: 'GET /api/products', query: { page: '1', limit: '10', search: sku, filters } },
      read: 'products',
      key: 'sku',
    },
    remove: (id: string) => ({ name: `DELETE ${path}`, path: { id }, audit: 'PRODUCT' }),
  };
};

export const makeProduct = (writing: Writing, what: string): Promise<Made> => {
  const { values, ...making } = makingOf(writing, what);
  const body = { ...values, ...blank };
  return writing.writer.make({
    ...making,
    call: { name: 'POST /api/products', body, audit: 'PRODUCT' },
  });
};

const bulk = async (writing: Writing): Promise<void> => {
  const { writer } = writing;
  const { values, ...making } = makingOf(writing, 'many');
  const name = '/api/products/bulk';
  const call = { name: `POST ${name}`, body: { products: [values] }, audit: 'PRODUCT' };
  // The response's ids are the platform's choice, so the product is searched.
  const product = await writer.make({ ...making, call, idAt: 'products.0.id' });
  const id = made(writing, product, [`PUT ${name}`]);
  if (id === undefined) return;
  const products = [{ id, product_description: `${values.product_description} changed` }];
  await writer.check({ name: `PUT ${name}`, body: { products }, audit: 'PRODUCT' });
  const asked = { account_id: values.account_id, skus: [values.sku] };
  await writer.check(
    { name: 'POST /api/products/check', body: asked },
    {
      check: 'tells of a SKU that is there',
      fault: ({ json }) =>
        rowsAt(json, 'products').some((row) => row.id === id)
          ? undefined
          : { expected: 'the product that was made', seen: 'another answer' },
    },
  );
  await writer.remove(product);
};

export const products: Area = {
  calls: [
    'POST /api/products',
    `PUT ${path}`,
    `DELETE ${path}`,
    'POST /api/products/bulk',
    'PUT /api/products/bulk',
  ],
  run: async (writing) => {
    const product = await makeProduct(writing, 'product');
    const id = made(writing, product, products.calls.slice(1, 3));
    if (id !== undefined) {
      const body = {
        l6_id: null,
        sku: skuOf(writing, 'product'),
        product_description: `${ownName(writing, 'product')} changed`,
        ...blank,
        inventory_pick_list_slot_id: null,
        item_app_eligible: 'NONE',
        is_archived: false,
        default_reporting_uom: null,
        item_app_status: 'NEW',
      };
      await writing.writer.check({ name: `PUT ${path}`, path: { id }, body, audit: 'PRODUCT' });
      await writing.writer.remove(product);
    }
    await bulk(writing);
  },
};

const statePath = '/api/products/states';

const first = (json: unknown, key: string): string | undefined => {
  const list = valueAt(json, key);
  const value: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Default values of a state (rules 9), with options of the platform. */
const stateValues = async (writing: Writing, product: string, what: string) => {
  const { client } = writing;
  const { json } = await client.send({ name: `GET ${statePath}/options` });
  return {
    inventory_product_sku_id: product,
    name: ownName(writing, what),
    state: first(json, 'states') ?? 'BOX',
    uom: 'EACH',
    uom_baseline: 1,
    hex_color: '#ffffff',
    display_style: 'WHOLE',
    detection_technique_value: 'OCR',
    count_technique: 'DEPTH',
    product_dimensions: { width: 1, height: 2, depth: 3 },
    key_phrases: ['Facings conformance'],
  };
};

/** Creates a state of a new product; it is removed with the product at the latest. */
export const makeState = async (
  writing: Writing,
  product: string,
  what: string,
  isMany = false,
): Promise<Made> => {
  const values = await stateValues(writing, product, what);
  const name = isMany ? `POST ${statePath}/bulk` : `POST ${statePath}`;
  return writing.writer.make({
    call: { name, body: isMany ? { states: [values] } : values, audit: 'PRODUCT_STATE' },
    name: values.name,
    idAt: isMany ? 'states.0.id' : 'id',
    look: { call: { name: `GET ${statePath}`, query: { product_id: product } }, read: 'states' },
    remove: (id) => ({ name: `DELETE ${statePath}/{id}`, path: { id }, audit: 'PRODUCT_STATE' }),
  });
};

const panSizes = async (writing: Writing, state_id: string): Promise<void> => {
  const { writer, client } = writing;
  const name = `${statePath}/pan-sizes`;
  const { json } = await client.send({ name: `GET ${name}` });
  const pan_size_id = rowsAt(json, 'pan_sizes')[0]?.id;
  if (typeof pan_size_id !== 'string') {
    writer.skip([`POST ${name}`, `DELETE ${name}`], 'no pan size was found');
    return;
  }
  const pan_sizes = [{ pan_size_id, default_amount: 1 }];
  const audit = 'PAN_SIZE';
  await writer.check({ name: `POST ${name}`, body: { state_id, pan_sizes }, audit });
  await writer.check({ name: `DELETE ${name}`, body: { state_id }, audit });
};

export const states: Area = {
  calls: [
    `POST ${statePath}`,
    `PUT ${statePath}/{id}`,
    `POST ${statePath}/pan-sizes`,
    `DELETE ${statePath}/pan-sizes`,
    `DELETE ${statePath}/{id}`,
    `POST ${statePath}/bulk`,
  ],
  run: async (writing) => {
    const { writer } = writing;
    const product = await makeProduct(writing, 'state product');
    if (made(writing, product, states.calls) === undefined) return;
    const state = await makeState(writing, product.id ?? '', 'state');
    const id = made(writing, state, states.calls.slice(1, 5));
    if (id !== undefined) {
      const { key_phrases: _, ...values } = await stateValues(writing, product.id ?? '', 'state');
      const body = { ...values, uom_baseline: 2 };
      const call = { name: `PUT ${statePath}/{id}`, path: { id }, body, audit: 'PRODUCT_STATE' };
      await writer.check(call);
      await panSizes(writing, id);
      await writer.remove(state);
    }
    await makeState(writing, product.id ?? '', 'second state', true);
    await writer.remove(product);
  },
};
