/** Responses of different shapes, by the entity's name. */
interface NamedSample {
  /** What is special about it. */
  readonly shape: string;
  readonly name: string;
  readonly json: unknown;
}

export const entities = [
  { name: 'zones', isScoped: true },
  { name: 'models' },
  { name: 'users', isScoped: true },
  { name: 'notionals', isScoped: true },
];

const account = 'b7c1a8de-4a52-4a1c-9c3b-1c2d3e4f5a6b';

export const alertRules = {
  status: 'ok',
  meta: { total: 4, page: { size: 25 } },
  data: {
    result: {
      alert_rules: [
        ['a1', 'Freezer door', 'ACTIVE', 5, true, '2026-11-02T09:30:00Z', null],
        [
          'a2',
          'Empty shelf',
          'PAUSED',
          12.5,
          false,
          '2026-11-03T10:00:00Z',
          'Ask the store first.',
        ],
        ['a3', "Manager's call", 'ACTIVE', 3, true, '2026-11-04T11:15:00+01:00', null],
        ['a4', 'Low battery', 'ACTIVE', 60, true, '2026-11-05T12:00:00Z', null],
      ].map(([id, name, state, threshold, is_enabled, created_at, note], at) => ({
        id,
        account_id: account,
        name,
        state,
        threshold,
        is_enabled,
        zone_id: `zone-${at}`,
        zone: { id: `zone-${at}`, name: `Zone ${at}` },
        starts_on: `2026-12-0${at + 1}`,
        created_at,
        note,
        channels: [{ name: 'E-mail' }, { name: 'Webhook' }],
        target: { kind: 'shelf', depth: 2 },
        threshold_raw: at === 2 ? 'three' : 3,
        legacy: null,
      })),
    },
  },
};

export const samples: readonly NamedSample[] = [
  { shape: 'an envelope of three levels', name: 'alertRules', json: alertRules },
  {
    shape: 'an organization and no name',
    name: 'quotas',
    json: [
      { id: 'q1', account_id: account, limit: 10, state: 'OPEN' },
      { id: 'q2', account_id: 'other', limit: 20, state: 'CLOSED' },
      { id: 'q3', account_id: account, limit: 30, state: 'OPEN' },
    ],
  },
  {
    shape: 'nothing but an organization and what the platform sets',
    name: 'heartbeats',
    json: [{ id: 'h1', account_id: account, created_at: '2026-01-05T06:07:08Z' }],
  },
  {
    shape: 'dates, moments and milliseconds',
    name: 'promotions',
    json: {
      promotions: [
        {
          id: 'p1',
          title: 'Spring',
          starts: '2026-03-01',
          ends_at: '2026-03-31T22:00:00.000Z',
          seen_at: 1_767_225_600_000,
          updated_at: '2026-01-01T00:00:00Z',
        },
        { id: 'p2', title: 'Summer', starts: '2026-06-01', ends_at: null, seen_at: null },
      ],
    },
  },
  {
    shape: 'choices in capitals and in words',
    name: 'fixtures',
    json: ['CHILLED', 'DRY', 'CHILLED', 'FROZEN', 'DRY', 'DRY'].map((kind, at) => ({
      id: `f${at}`,
      label: `Bay ${at + 1}`,
      kind,
      side: at % 2 === 0 ? 'Left hand' : 'Right hand',
      code: `AB-${at}`,
    })),
  },
  {
    shape: 'references, in camel case',
    name: 'storeVisits',
    json: {
      storeVisits: [
        { id: 'v1', accountId: account, zoneId: 'z1', userId: 'u1', displayName: 'First visit' },
        { id: 'v2', accountId: account, zoneId: 'z2', userId: null, displayName: 'Second visit' },
      ],
    },
  },
  {
    shape: 'numbers as ids',
    name: 'vendors',
    json: [
      { id: 7, zone_id: 12, name: "Fred's Dairy", external_id: 'X-1' },
      { id: 8, zone_id: 13, name: 'Northfield', external_id: 'X-2' },
    ],
  },
  {
    shape: 'nulls, blanks and missing keys',
    name: 'contacts',
    json: [
      { id: 'c1', name: 'Ana', email: null, note: ' ', phone: '' },
      { id: 'c2', name: null, email: 'bo@facings.example', note: null },
      { id: 'c3', email: 'cy@facings.example', is_lead: true, site: 'https://cy.example/x' },
    ],
  },
  {
    shape: 'mixed types, objects, lists and odd keys',
    name: 'readings',
    json: [
      { id: 'r1', value: 1, unit: 'mm', raw: { a: 1 }, tags: ['x'], notes: [], 'x-ray': 1 },
      { id: 'r2', value: 'two', unit: 'mm', raw: null, tags: ['y', 'z'], pairs: [[1, 2]] },
    ],
  },
  {
    shape: 'one record in an envelope',
    name: 'profiles',
    json: { data: { profile: { id: 'o1', name: 'Main', lines: [{ id: 1 }, { id: 2 }] } } },
  },
  {
    shape: 'one record by itself',
    name: 'policies',
    json: { id: 'o2', label: 'Retention', days: 30 },
  },
  {
    shape: 'no id',
    name: 'currencies',
    json: [
      { code: 'EUR', name: 'Euro' },
      { code: 'USD', name: 'US dollar' },
    ],
  },
  {
    shape: 'an id of its own name',
    name: 'gatewayUnits',
    json: [
      { gateway_unit_id: 'g1', serial: 'SN-100', isOnline: true },
      { gateway_unit_id: 'g2', serial: 'SN-101', isOnline: false },
    ],
  },
  {
    shape: 'rows wrapped one by one, and many of them',
    name: 'tickets',
    json: {
      data: {
        tickets: {
          edges: Array.from({ length: 60 }, (_, at) => ({
            node: { id: `t${at}`, title: `Ticket ${at}`, text: `Line one\nLine ${at}`, votes: at },
          })),
        },
      },
    },
  },
];
