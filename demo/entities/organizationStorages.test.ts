import { describe, expect, it } from 'vitest';
import { defineEntityDemo } from '../entityDemo';
import { standIn } from '../node';
import { platformOf } from '../platform';
import { audit, signInDemos } from '../signedIn';
import { demo as featuresDemo } from './organizationFeatures';
import { demo as storagesDemo } from './organizationStorages';

/** Replaces the platform's own lists, which are in other files. */
const rowsOnly = (table: string, rows: readonly { id: string }[]) =>
  defineEntityDemo({ table, seed: () => rows, contract: [], handlers: {} });

const values = ['DRY_SHELF', 'WALK_IN_COOLER', 'WALK_IN_FREEZER', 'PREP_TABLE'];
const uuid = 'fea70000-0000-4000-8000-000000000009';
const platform = () =>
  platformOf([
    ...signInDemos,
    storagesDemo,
    featuresDemo,
    rowsOnly(
      'storages',
      values.map((value) => ({ id: value, value, comment: `${value} here` })),
    ),
    rowsOnly('features', [
      { id: 'f1', name: 'shelf_alerts', type: 'BOOLEAN', value: false } as { id: string },
      { id: 'f2', name: 'max_facings', type: 'NUMBER', value: 12 } as { id: string },
      { id: 'f3', name: 'greeting', type: 'STRING', value: 'Hello' } as { id: string },
      { id: 'f4', name: 'pipeline', type: 'UUID', value: uuid } as { id: string },
    ]),
  ]);

const first = '/api/organizations/acc00000-0000-4000-8000-000000000001';
const empty = '/api/organizations/acc00000-0000-4000-8000-000000000008';

interface Answer {
  readonly storages: { enabled: string[]; available: { value: string; comment: string }[] };
  readonly account_storage_defaults: Record<string, string | null>;
  readonly options: Record<string, string[]>;
  readonly feature_flags: { id: string; name: string; default_value: unknown; value: unknown }[];
}

const signIn = async () => {
  const { ask } = await standIn({ platform: platform() }).signIn();
  return {
    get: (path: string) => ask<Answer>('GET', path),
    put: (path: string, body: unknown) =>
      ask<Answer>('PUT', path, body, audit('UPDATE_THING', 'acc')),
  };
};

describe("an organization's storage types", () => {
  it('are enabled out of those of the platform, and stay', async () => {
    const { get, put } = await signIn();
    const before = (await get(`${first}/storages`)).body.storages;
    expect(before.enabled).toEqual(['DRY_SHELF', 'WALK_IN_COOLER', 'WALK_IN_FREEZER']);
    expect(before.available[0]).toEqual({ value: 'DRY_SHELF', comment: 'DRY_SHELF here' });
    const storages = ['PREP_TABLE', 'DRY_SHELF', 'DRY_SHELF'];
    const after = await put(`${first}/storages`, { storages });
    expect(after.body.storages.enabled).toEqual(['PREP_TABLE', 'DRY_SHELF']);
    expect((await get(`${first}/storages`)).body).toEqual(after.body);
    expect((await get(`${empty}/storages`)).body.storages.enabled).toEqual([]);
  });

  it('are no longer a default when they are disabled', async () => {
    const { get, put } = await signIn();
    await put(`${first}/storages`, { storages: ['DRY_SHELF'] });
    const { body } = await get(`${first}/storage-defaults`);
    expect(body.account_storage_defaults).toMatchObject({ SALES_FLOOR: 'DRY_SHELF', COLD: null });
    expect(body.options.COLD).toEqual(['DRY_SHELF']);
  });

  it('give defaults by role', async () => {
    const { get, put } = await signIn();
    const path = `${first}/storage-defaults`;
    const chosen = { PREP: 'DRY_SHELF', FROZEN: null };
    expect((await put(path, { account_storage_defaults: chosen })).status).toBe(200);
    expect((await get(path)).body.account_storage_defaults).toEqual({
      SALES_FLOOR: 'DRY_SHELF',
      BACK_ROOM: null,
      RECEIVING: null,
      PREP: 'DRY_SHELF',
      COLD: 'WALK_IN_COOLER',
      FROZEN: null,
    });
  });

  it.each([
    ['/storages', { storages: ['NOPE'] }, 400, 'storages'],
    ['/storages', { storages: 'DRY_SHELF' }, 400, 'storages'],
    ['/storages', {}, 400, 'storages'],
    ['/storage-defaults', { account_storage_defaults: [] }, 400, 'account_storage_defaults'],
    [
      '/storage-defaults',
      { account_storage_defaults: { ATTIC: 'DRY_SHELF' } },
      400,
      'account_storage_defaults.ATTIC',
    ],
    [
      '/storage-defaults',
      { account_storage_defaults: { COLD: 'PREP_TABLE' } },
      400,
      'account_storage_defaults.COLD',
    ],
  ])('PUT %s %j is refused', async (path, body, status, key) => {
    const { put } = await signIn();
    expect(await put(first + path, body)).toMatchObject({
      status,
      body: { errors: { [key]: expect.any(String) } },
    });
  });
});

describe("an organization's feature flags", () => {
  const path = `${first}/features`;
  const valueOf = (answer: { body: Answer }, id: string) =>
    answer.body.feature_flags.find((flag) => flag.id === id)?.value;

  it('have the value of the platform until they get one of their own, and again after null', async () => {
    const { get, put } = await signIn();
    expect((await get(path)).body.feature_flags[0]).toEqual({
      id: 'f3',
      name: 'greeting',
      type: 'STRING',
      default_value: 'Hello',
      value: null,
    });
    const set = [
      { id: 'f1', value: true },
      { id: 'f2', value: 4.5 },
      { id: 'f3', value: '' },
      { id: 'f4', value: uuid },
    ];
    await put(path, { feature_flags: set });
    const after = await get(path);
    for (const { id, value } of set) expect(valueOf(after, id), id).toBe(value);
    await put(path, { feature_flags: [{ id: 'f2', value: null }] });
    expect(valueOf(await get(path), 'f2')).toBeNull();
    expect(valueOf(await get(path), 'f1')).toBe(true);
    expect(valueOf(await get(`${empty}/features`), 'f1')).toBeNull();
  });

  it.each([
    [[{ id: 'f1', value: 'true' }], 'feature_flags.0.value'],
    [[{ id: 'f2', value: '4' }], 'feature_flags.0.value'],
    [[{ id: 'f3', value: 4 }], 'feature_flags.0.value'],
    [[{ id: 'f4', value: 'no-uuid' }], 'feature_flags.0.value'],
    [
      [
        { id: 'f1', value: true },
        { id: 'nope', value: 1 },
      ],
      'feature_flags.1.id',
    ],
    [
      [
        { id: 'f1', value: true },
        { id: 'f1', value: false },
      ],
      'feature_flags.1.id',
    ],
    [[{ id: 'f1', value: true, name: 'x' }], 'feature_flags.0.name'],
    [{ shelf_alerts: true }, 'feature_flags'],
  ])('refuse %j', async (feature_flags, key) => {
    const { get, put } = await signIn();
    expect(await put(path, { feature_flags })).toMatchObject({
      status: 400,
      body: { errors: { [key]: expect.any(String) } },
    });
    expect(valueOf(await get(path), 'f1')).toBeNull();
  });

  it('start with values that are right by their type, for flags that are there', async () => {
    const { ask } = await standIn().signIn();
    const { body } = await ask<Answer>('GET', path);
    const set = body.feature_flags.filter(({ value }) => value !== null);
    expect(set.map(({ name, value }) => [name, value])).toEqual([
      ['count_confidence_floor', 0.9],
      ['night_capture', true],
    ]);
    for (const { value, default_value } of set) expect(typeof value).toBe(typeof default_value);
    const storages = (await ask<Answer>('GET', `${first}/storages`)).body.storages;
    expect(storages.enabled).toHaveLength(5);
  });

  it('are of an organization that is there', async () => {
    const { get } = await signIn();
    for (const name of ['features', 'storages', 'storage-defaults'])
      expect((await get(`/api/organizations/nope/${name}`)).status).toBe(404);
  });
});
