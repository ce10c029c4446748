/**
 * Calls that no declaration makes, or of whose answer the rules name more than a declaration reads (rules 7; rules R25:
 * the named keys are fixed, the rest of an answer is the platform's choice).
 */
import { nested, type Schema } from './schemas';

interface Stated {
  /** What the call does; absent if the declaration that makes it says so. */
  readonly summary?: string;
  readonly answer?: Schema;
}

const text: Schema = { type: 'string' };
const figure: Schema = { type: ['number', 'null'] };
const textOrNone: Schema = { type: ['string', 'null'] };
const texts: Schema = { type: 'array', items: text };

const object = (
  properties: Readonly<Record<string, Schema>>,
  required = Object.keys(properties),
): Schema => ({ type: 'object', properties, ...(required.length > 0 ? { required } : {}) });
const listAt = (path: string, items: Schema): Schema => nested(path, { type: 'array', items });
const record = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const recordsAt = (path: string, name: string): Schema => listAt(path, record(name));

const person = object({ id: text, name: textOrNone, email: textOrNone }, ['id']);
const tokens = object({ access_token: text, refresh_token: text });

/** Answers of analytics are the platform's choice; these are the stand-in's, and no key is promised. */
const figures = (key: string, properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties: { [key]: { type: 'array', items: object(properties, []) } },
});
const product = { product_id: text, sku: textOrNone, product_description: textOrNone };
const zone = { zone_id: text, zone_name: textOrNone };
const at = { at: text };
const points = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'array',
  items: object({ ...at, ...properties }, []),
});

const analytics: Readonly<Record<string, Stated>> = {
  adjustments: {
    summary: 'Adjustments over time',
    answer: figures('adjustments', { ...at, up: figure, down: figure }),
  },
  'adjustments/top': {
    summary: 'Products with the most adjustments',
    answer: figures('adjustments', { ...product, count: figure }),
  },
  jobtime: {
    summary: 'Duration of jobs over time',
    answer: figures('job_times', { ...at, median: figure, p90: figure, jobs: figure }),
  },
  locationtime: {
    summary: 'Duration by location',
    answer: figures('location_times', {
      location_id: text,
      location_name: textOrNone,
      ...zone,
      median: figure,
      runs: figure,
    }),
  },
  'products/adjustments/count': {
    summary: 'Adjustments by product',
    answer: figures('products', { ...product, count: figure }),
  },
  'products/adjustments/units/count': {
    summary: 'Adjustments by number of units',
    answer: figures('units', { units: figure, count: figure }),
  },
  'products/jobs/count': {
    summary: 'Jobs by product',
    answer: figures('products', { ...product, count: figure }),
  },
  'products/units/count': {
    summary: 'Units by product over time',
    answer: figures('products', { ...product, uom: textOrNone, points: points({ units: figure }) }),
  },
  'products/zones/adjustments/count': {
    summary: 'Adjustments by product and zone',
    answer: figures('products', { ...product, ...zone, count: figure }),
  },
  'zones/adjustments/count': {
    summary: 'Adjustments by zone',
    answer: figures('zones', { ...zone, count: figure }),
  },
  'zones/jobs/accuracy': {
    summary: 'Accuracy by zone over time',
    answer: figures('zones', {
      ...zone,
      accuracy: figure,
      jobs: figure,
      points: points({ accuracy: figure, jobs: figure }),
    }),
  },
};

export const statedAnswers: Readonly<Record<string, Stated>> = {
  ...Object.fromEntries(
    Object.entries(analytics).map(([path, stated]) => [`GET /api/analytics/${path}`, stated]),
  ),
  'POST /api/analytics/export': {
    summary: 'Prepare a file of figures',
    answer: nested('filepath', text),
  },
  'GET /api/analytics/export': { summary: 'Download a file of figures' },
  'POST /api/auth': { summary: 'Sign in', answer: tokens },
  'POST /api/auth/refresh': { summary: 'Renew the credential', answer: tokens },
  'GET /api/auth/reset': {
    summary: 'Read a request to reset a password',
    answer: object({ email: textOrNone }, []),
  },
  'POST /api/auth/reset': { summary: 'Send a link to reset a password' },
  'PUT /api/auth/reset': { summary: 'Set a new password' },
  'GET /api/users/me': { summary: 'Read the signed-in user', answer: person },
  'PUT /api/users/me': { summary: 'Change the name of the signed-in user' },
  'GET /api/users/invite': {
    summary: 'Read an invite',
    answer: object({ id: text, name: textOrNone, email: textOrNone, role: textOrNone }, []),
  },
  'GET /api/users/search': {
    summary: 'Search users',
    answer: listAt('results', object({ user: person })),
  },
  'GET /api/categories': {
    summary: 'List the categories of all organizations',
    answer: listAt('categories', object({ name: text, type: textOrNone }, ['name'])),
  },
  'GET /api/organizations/{id}/categories/types': { summary: 'List the types of categories' },
  'GET /api/organizations/integrations': {
    summary: 'List the integrations that exist',
    answer: listAt(
      'integrations',
      object({ integration_name: text, parameters: texts }, ['integration_name']),
    ),
  },
  'PUT /api/organizations/integrations': { summary: 'Set the credentials of an integration' },
  'GET /api/organizations': {
    answer: listAt(
      'organizations',
      object({ services: { type: 'array', items: object({ service_name: text }) } }),
    ),
  },
  'POST /api/organizations/invites': { answer: object({ message: text }) },
  'POST /api/organizations/join': { summary: 'Accept an invite' },
  'POST /api/organizations/media': { summary: 'Change the logo of an organization' },
  'POST /api/organizations/{id}/devices': { summary: 'Notify devices' },
  'GET /api/regions': { answer: listAt('results', object({ name: text })) },
  'GET /api/zones/{id}/region': { summary: 'Read the region of a zone' },
  'GET /api/zones/memberships': {
    summary: 'List the members of a zone',
    answer: listAt(
      'memberships',
      object({ id: text, zone_id: textOrNone, role: textOrNone, user: person }, ['id', 'user']),
    ),
  },
  'POST /api/zones/memberships': { summary: 'Add a member to a zone' },
  'DELETE /api/zones/memberships': { summary: 'Remove members from a zone' },
  'GET /api/zones/products': {
    summary: 'List the products of a zone',
    answer: listAt(
      'zone_products',
      object({ zone_id: text, inventory_product_sku_id: text, par: figure }, []),
    ),
  },
  'POST /api/zones/products': { summary: 'Add a product to a zone' },
  'DELETE /api/zones/products': { summary: 'Remove products from zones' },
  'POST /api/zones/products/flash': {
    summary: 'Add many products to a zone',
    answer: object({ code: text }),
  },
  'POST /api/products/bulk/zones': { summary: 'Add products to zones' },
  'POST /api/products/bulk/zones/check': { summary: 'Find out which products are in which zones' },
  'GET /api/zones/locations/options': {
    summary: 'List the values that a location can have',
    answer: object({ storage_types: texts, plane_techniques: texts, count_techniques: texts }),
  },
  'GET /api/jobs/payload': { summary: 'Read the payload of a job', answer: nested('payload', {}) },
  'GET /api/pick-lists/{id}': { summary: 'Read a pick list with its products and states' },
  'GET /api/pick-lists/skus/search': { summary: 'Search products for a pick list' },
  'GET /api/pick-lists/options': { summary: 'List the values that a pick list can have' },
  'PUT /api/pick-lists/{id}': { summary: 'Change the products or states of a pick list' },
  'DELETE /api/pick-lists/{id}': { summary: 'Remove a pick list, or a product or state of it' },
  'POST /api/products': { answer: nested('id', text) },
  'GET /api/products/bulk': {
    summary: 'List products in batches',
    answer: recordsAt('products', 'Product'),
  },
  'POST /api/products/bulk': { summary: 'Add products' },
  'PUT /api/products/bulk': { summary: 'Change products' },
  'GET /api/products/{id}/notional': { summary: 'Read the notional product of a product' },
  'GET /api/products/{id}/zones': { summary: 'List the zones of a product' },
  'GET /api/products/states/options': {
    summary: 'List the values that a product state can have',
    answer: object({
      states: texts,
      rounding_types: texts,
      display_styles: texts,
      detection_techniques: texts,
      state_count_techniques: texts,
      count_techniques: texts,
    }),
  },
  'POST /api/products/states/bulk': { summary: 'Add product states' },
  'GET /api/products/states/pan-sizes': {
    summary: 'Read the pan sizes of a product state',
    answer: object({ default_pan_size_id: textOrNone }, []),
  },
  'POST /api/products/states/pan-sizes': { summary: 'Choose pan sizes of a product state' },
  'DELETE /api/products/states/pan-sizes': { summary: 'Remove pan sizes from a product state' },
  'POST /api/products/states/phrases/search': {
    summary: 'Search key phrases',
    answer: listAt('results', {}),
  },
  'POST /api/products/states/externalids/search': {
    summary: 'Search external ids',
    answer: listAt('results', {}),
  },
  'PUT /api/products/states/models/{id}': { summary: 'Make a 3D model the default' },
  'PUT /api/products/states/thumbnails/{id}': { summary: 'Make a thumbnail the default' },
  'POST /api/notionals': { answer: nested('id', text) },
  'POST /api/notionals/bulk': { summary: 'Add notional products' },
  'GET /api/webhooks/triggers': { summary: 'List the triggers of webhooks' },
  'GET /api/environments/clusters': { summary: 'List clusters' },
  'GET /api/environments/snapshots': {
    summary: 'List snapshots',
    answer: listAt('snapshots', object({ cluster: textOrNone, created: textOrNone }, [])),
  },
  'GET /api/mdl/models': { summary: 'List models with their versions' },
  'GET /api/mdl/models/{id}': { summary: 'Read a model with its versions' },
  'GET /api/mdl/reports': {
    summary: 'List the reports of a model version',
    answer: { type: ['object', 'array'], items: {} },
  },
};
