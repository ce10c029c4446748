// What the platform refuses of the values of a write, and at which key. Unknown keys, missing ones and wrong types are
// the guard's: scripts/openapi/agreement.test.ts. That a refused call keeps nothing is the store's: demo/store/store.test.ts.
import { expect, it } from 'vitest';
import { signedIn } from '../signedIn';

interface Listed {
  readonly errors?: Readonly<Record<string, string>>;
  readonly settings: readonly { readonly id: string }[];
  readonly states: readonly { readonly id: string }[];
  readonly results: readonly { readonly user: { readonly id: string } }[];
}
type There = Awaited<ReturnType<typeof signedIn<Listed>>>;
type Values = Readonly<Record<string, unknown>>;

/** By key: values that replace the good one. */
type Replacements = Readonly<Record<string, readonly unknown[]>>;

interface Write {
  readonly call: string;
  readonly good: Values | ((there: There) => Promise<Values>);
  /** 400. */
  readonly invalid: Replacements;
  /** 400 at a key, for values that do not go together. */
  readonly together?: readonly (readonly [key: string, change: Values])[];
  /** 409: another row has the value, or rows forbid it. */
  readonly taken?: Replacements;
  /** 404: an id of nothing. */
  readonly unknown?: Replacements;
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const other = 'acc00000-0000-4000-8000-000000000002';
const user_id = '05e40000-0000-4000-8000-000000000001';
const zone = '20e00000-0000-4000-8000-000000000001';
const emptyZone = '20e00000-0000-4000-8000-000000000002';
const foreignZone = '20e00000-0000-4000-8000-000000000071';
const foreignRegion = '4e910000-0000-4000-8000-000000000007';
const product = '5c000000-0000-4000-8000-000000000036';
/** `night_capture`, which is true or false. */
const flag = 'feaf1a65-0000-4000-8000-000000000008';
const own = `/api/organizations/${account_id}`;
const webhook = {
  account_id,
  name: 'Night desk',
  url: 'https://night.example/hook',
  method: 'POST',
  headers: { 'X-A': '1' },
  trigger_type: 'JOB_COMPLETED',
  is_enabled: false,
};
const jobTemplate = {
  account_id,
  name: 'Aisle count',
  cron_expression: '0 0 * * *',
  duration: 86_400,
  template: { returnUrl: 'https://returns.example/x', products: [product] },
  zones: [{ zone_id: zone, template: null }],
};
const panSize = (default_amount: unknown) => ({
  pan_size_id: '9a450000-0000-4000-8000-000000000004',
  default_amount,
});

const writes: readonly Write[] = [
  {
    call: 'POST /api/webhooks',
    good: async ({ get }) => {
      const { settings } = await get(`/api/auth/settings?account_id=${account_id}`);
      return { ...webhook, auth_id: settings[0]!.id };
    },
    invalid: {
      account_id: ['nope'],
      auth_id: ['nope'],
      name: [' '],
      url: ['night.example', 'javascript:alert(1)'],
      headers: ['{', { 'X A': '1' }, { 'X-A': 1 }],
      trigger_type: ['NOPE'],
    },
    taken: { name: ['order desk: JOB started'] },
  },
  {
    call: 'POST /api/auth/settings',
    good: { account_id, name: 'Till bridge', environment: 'dev', auth_details: { pin: '1' } },
    invalid: { account_id: ['nope'], auth_details: [['x'], { pin: 1 }] },
    taken: { name: ['PRICE service'] },
  },
  {
    call: 'POST /api/organizations/keys',
    good: { organization_id: account_id, user_id, name: 'Till bridge', role: 'user' },
    invalid: { organization_id: ['nope'], user_id: ['nope'], role: ['admin'], name: [' '] },
    taken: { name: ['WAREHOUSE SYNC PRODUCTION'] },
  },
  {
    call: `POST ${own}/categories`,
    good: { account_id, name: 'Seasonal', type: 'PRIMARY' },
    invalid: { account_id: [other], name: ['B'] },
    taken: { name: ['BAKERY'] },
  },
  {
    call: 'PUT /api/organizations/integrations',
    good: { account_id, integration_name: 'PAR', credentials: { DCKey: 'dc' } },
    invalid: {
      account_id: ['nope'],
      integration_name: ['Toast'],
      credentials: [{ 'DC Key': 'x', DCKey: 'dc' }, { DCKey: ' ' }, {}],
    },
  },
  {
    call: 'POST /api/organizations/invites',
    good: { accountId: account_id, invitedBy: user_id, name: 'Nia', email: 'n@x.io', role: 'user' },
    invalid: { role: ['admin'], email: ['nia'], name: ['N'] },
  },
  {
    call: `PUT ${own}/storage-defaults`,
    good: { account_storage_defaults: { COLD: null } },
    // A role that is none, and a storage type that the organization has not enabled.
    invalid: { account_storage_defaults: [{ ATTIC: 'DRY_SHELF' }, { COLD: 'GONDOLA_END' }] },
  },
  {
    call: `PUT ${own}/features`,
    good: { feature_flags: [{ id: flag, value: null }] },
    invalid: {
      feature_flags: [
        [{ id: flag, value: 'true' }],
        [{ id: 'nope', value: 1 }],
        [flag, flag].map((id) => ({ id, value: null })),
        [{ id: flag, value: null, name: 'x' }],
      ],
    },
  },
  {
    call: 'POST /api/features',
    good: { name: 'kept', type: 'NUMBER', value: 0 },
    invalid: { value: ['seven'] },
    together: [
      ['value', { value: 'true', type: 'BOOLEAN' }],
      ['value', { value: 'x', type: 'UUID' }],
    ],
    taken: { name: ['night_capture'] },
  },
  {
    call: 'POST /api/storages',
    good: { value: 'LOW_SHELF', comment: 'Low' },
    invalid: { value: ['low', 'LOW__SHELF', 'LOW SHELF', 'LOW1'] },
    taken: { value: ['DRY_SHELF'] },
  },
  {
    call: 'POST /api/environments',
    good: { name: 'trial', takeSnapshot: false, snapshotName: 'clean-seed' },
    invalid: {
      name: ['x', 'prod', 'Trial'],
      snapshotName: ['', 'none'],
      clusterName: ['us-east-main'],
    },
    together: [
      ['snapshotName', { takeSnapshot: true, clusterName: 'us-east-main' }],
      ['clusterName', { takeSnapshot: true, clusterName: 'none', snapshotName: undefined }],
      ['clusterName', { takeSnapshot: true, snapshotName: undefined }],
    ],
    taken: { name: ['training-room'] },
  },
  {
    call: `POST /api/zones/${emptyZone}/locations`,
    good: {
      zone_id: emptyZone,
      name: 'Back shelf',
      storage_type: 'DRY_SHELF',
      width: 2.45,
      height: 0,
      depth: 0.6,
    },
    invalid: {
      zone_id: [zone],
      name: ['x'.repeat(101)],
      // Known, but no longer offered.
      storage_type: ['MOON', 'GONDOLA_END'],
      width: [-0.1],
      depth: [1001],
      plane_technique_value: ['CEILING'],
      count_techniques: [
        [{ count_technique_value: 'GUESS' }],
        [1, 2].map(() => ({ count_technique_value: 'DEPTH' })),
        [{ count_technique_value: 'DEPTH', pick_list_slot_id: 'AA-3' }],
        [{ count_technique_value: 'PICKLIST', pick_list_slot_id: 'BA-3' }],
      ],
    },
  },
  {
    call: 'POST /api/zones',
    good: { account_id, name: 'Quay 9' },
    invalid: {
      account_id: ['nope'],
      name: [' Q '],
      timeZoneName: ['Europe/Atlantis', '+02:00'],
      region_id: ['nope', foreignRegion],
    },
    taken: { name: ['MIAMI RIVERSIDE'], external_store_id: ['1001'] },
  },
  {
    call: 'POST /api/zones/memberships',
    good: async ({ get }) => {
      const query = `text=a&account_id=${account_id}&exclude_zone=${zone}&limit=10`;
      const { results } = await get(`/api/users/search?${query}`);
      return { zone_id: zone, user_id: results[0]!.user.id, role: 'user' };
    },
    invalid: { role: ['administrator'] },
    unknown: { user_id: ['nope'], zone_id: ['nope'] },
  },
  {
    call: 'POST /api/products/states',
    good: {
      inventory_product_sku_id: product,
      state: 'BOX',
      uom: 'BOX',
      uom_baseline: 1,
      hex_color: '#FFffff',
      display_style: 'WHOLE',
      detection_technique_value: 'OCR',
      count_technique: 'DEPTH',
    },
    invalid: {
      // No longer offered.
      state: ['CRATE'],
      uom: ['STONE'],
      uom_baseline: [-1, 1e9],
      product_dimensions: [
        { width: 1, height: 2 },
        { width: -1, height: 2, depth: 3 },
      ],
      count_rounding: ['SIDEWAYS'],
      key_phrases: [{ phrases: [] }],
      prediction_labels: [['a'], { a: '1' }, { a: -1 }, { ' ': 1 }, { a: 1, 'a ': 2 }],
      hex_color: ['#fff'],
      display_style: ['UPSIDE'],
      detection_technique_value: ['SMELL'],
      count_techniques: [[{ count_technique_value: 'SMELL' }]],
      default_pan_size_id: ['nope'],
    },
    together: [
      ['reporting_uom', { is_reporting_uom_conversion: true }],
      ['reporting_uom_baseline', { is_reporting_uom_conversion: true, reporting_uom: 'EACH' }],
    ],
    unknown: { inventory_product_sku_id: ['nope'] },
  },
  {
    call: 'POST /api/products/states/pan-sizes',
    good: async ({ get }) => {
      const { states } = await get(`/api/products/states?product_id=${product}`);
      return { state_id: states[0]!.id, pan_sizes: [panSize(1)] };
    },
    invalid: { pan_sizes: [0, -1, '1', null, 1e7].map((amount) => [panSize(amount)]) },
  },
  {
    call: `POST ${own}/job-templates`,
    good: jobTemplate,
    invalid: {
      account_id: [other],
      name: ['A'],
      cron_expression: ['0 0 * 1 *', '*/0 0 * * *'],
      duration: [0, 90.5],
      template: [
        '{"products": ',
        '[]',
        { products: [product.toUpperCase()] },
        { returnUrl: 'javascript:alert(1)' },
      ],
      zones: [
        [{ zone_id: foreignZone, template: null }],
        [...jobTemplate.zones, ...jobTemplate.zones],
      ],
      ends_at: ['2027-02-31', '2027-02-28T10:00'],
      end_submission_time: ['24:00'],
    },
    taken: { name: ['WEEKLY full inventory'] },
  },
  {
    call: 'POST /api/jobs/export',
    good: {},
    invalid: { job_ids: [['nope']], account_id: ['nope'] },
  },
  {
    call: 'POST /api/zones/products',
    good: { zone_id: zone, inventory_product_sku_id: product, par: 0 },
    invalid: { par: [-1] },
    unknown: { zone_id: ['nope'], inventory_product_sku_id: ['nope'] },
  },
];

it.each(writes)(
  '$call',
  async ({ call, good, invalid, together = [], taken = {}, unknown = {} }) => {
    const there = await signedIn<Listed>();
    const [method = '', path = ''] = call.split(' ');
    const body = typeof good === 'function' ? await good(there) : good;
    const refusalsOf = (replacements: Replacements, status: number) =>
      Object.entries(replacements).flatMap(([key, values]) =>
        values.map((value) => ({ change: { [key]: value } as Values, status, key })),
      );
    const expected = [
      ...refusalsOf(invalid, 400),
      ...together.map(([key, change]) => ({ change, status: 400, key })),
      ...refusalsOf(taken, 409),
      ...refusalsOf(unknown, 404),
    ];
    const met = expected.map(async ({ change }) => {
      const { status, body: answer } = await there.send(method, path, { ...body, ...change });
      const keys = Object.keys(answer.errors ?? {}).map((key) => key.split('.')[0]);
      return { change, status, key: [...new Set(keys)].join(' and ') };
    });
    expect(await Promise.all(met)).toEqual(expected);
    expect((await there.send(method, path, body)).status, 'the good one').toBe(200);
  },
);
