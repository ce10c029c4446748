// Platform-wide settings: flags, storage types, environments.
import { describe, expect, it } from 'vitest';
import { standIn } from '../node';

const audit = (action: string, id?: string) => ({
  'X-Resource-Type': 'THING',
  'X-Resource-Action': action,
  ...(id === undefined ? {} : { 'X-Resource-Id': id }),
});

const signedIn = () => standIn().signIn();

type Listed<Key extends string> = Record<Key, readonly Record<string, unknown>[]>;

describe('feature flags', () => {
  it('are made by type, once by name, and removed', async () => {
    const { ask } = await signedIn();
    const make = (body: object) =>
      ask<{ id: string }>('POST', '/api/features', body, audit('CREATE_FLAG'));
    const made = await make({ name: 'pinned', type: 'NUMBER', value: 7 });
    expect(made.status).toBe(200);
    expect((await make({ name: 'pinned', type: 'NUMBER', value: 7 })).status).toBe(409);
    const list = await ask<Listed<'features'>>('GET', '/api/features');
    expect(list.body.features).toContainEqual({
      id: made.body.id,
      name: 'pinned',
      type: 'NUMBER',
      value: 7,
    });
    const path = `/api/features/${made.body.id}`;
    expect((await ask('DELETE', path, undefined, audit('DELETE_FLAG', made.body.id))).status).toBe(
      200,
    );
    expect((await ask('DELETE', path, undefined, audit('DELETE_FLAG', made.body.id))).status).toBe(
      404,
    );
  });

  it.each([
    ['BOOLEAN', false],
    ['NUMBER', 0],
    ['STRING', 'en'],
    ['UUID', '0e37df36-f698-4d21-8a1c-1f7b2c4f9a10'],
  ])('of type %s keep %j as it is', async (type, value) => {
    const { ask } = await signedIn();
    const body = { name: 'kept', type, value };
    const made = await ask<{ id: string }>('POST', '/api/features', body, audit('CREATE_FLAG'));
    const list = await ask<Listed<'features'>>('GET', '/api/features');
    expect(list.body.features).toContainEqual({ id: made.body.id, ...body });
  });

  it.each([
    ['BOOLEAN', 'true'],
    ['NUMBER', 'seven'],
    ['UUID', 'not-one'],
    ['COLOUR', 'red'],
  ])('of type %s refuse %j', async (type, value) => {
    const { ask } = await signedIn();
    const answer = await ask(
      'POST',
      '/api/features',
      { name: 'other', type, value },
      audit('CREATE_FLAG'),
    );
    expect(answer.status).toBe(400);
  });
});

describe('storage types', () => {
  it('are made with a value of capital letters, and stay', async () => {
    const { ask } = await signedIn();
    const make = (value: string) =>
      ask('POST', '/api/storages', { value, comment: 'Low' }, audit('CREATE_STORAGE'));
    expect((await make('LOW_SHELF')).body).toEqual({ value: 'LOW_SHELF' });
    expect((await make('LOW_SHELF')).status).toBe(409);
    for (const wrong of ['low', 'LOW__SHELF', 'LOW SHELF', 'LOW1']) {
      expect((await make(wrong)).status).toBe(400);
    }
    const { body } = await ask<Listed<'storages'>>('GET', '/api/storages');
    expect(body.storages).toContainEqual({ value: 'LOW_SHELF', comment: 'Low' });
    expect((await ask('DELETE', '/api/storages/LOW_SHELF')).status).toBe(404);
  });
});

describe('environments', () => {
  const create = (ask: Awaited<ReturnType<typeof signedIn>>['ask'], body: object) =>
    ask<{ id: string }>('POST', '/api/environments', body, audit('CREATE_ENVIRONMENT'));

  it('come from a snapshot or take one, and are removed', async () => {
    const { ask } = await signedIn();
    const made = await create(ask, {
      name: 'trial-1',
      takeSnapshot: true,
      clusterName: 'us-east-main',
    });
    expect(made.status).toBe(200);
    const { body } = await ask<Listed<'environments'>>('GET', '/api/environments');
    const own = body.environments.find(({ id }) => id === made.body.id);
    expect(own).toMatchObject({
      name: 'trial-1',
      snapshotName: null,
      user: 'admin@facings.example',
    });
    expect(Date.parse(String(own?.expires))).toBeGreaterThan(Date.now());
    const removed = await ask(
      'DELETE',
      `/api/environments/${made.body.id}`,
      undefined,
      audit('DELETE_ENVIRONMENT', made.body.id),
    );
    expect(removed.status).toBe(200);
  });

  it.each([
    [{ name: 'x', takeSnapshot: true, clusterName: 'us-east-main' }, 'at least 2'],
    [{ name: 'prod', takeSnapshot: true, clusterName: 'us-east-main' }, 'reserved'],
    [{ name: 'Trial', takeSnapshot: true, clusterName: 'us-east-main' }, 'letters, numbers'],
    [{ name: 'trial', takeSnapshot: true }, 'Cluster name is required.'],
    [{ name: 'trial', takeSnapshot: false }, 'Snapshot name is required.'],
    [{ name: 'trial', takeSnapshot: false, snapshotName: 'none' }, 'No such snapshot.'],
    [{ name: 'trial', takeSnapshot: true, clusterName: 'none' }, 'No such cluster.'],
    [
      {
        name: 'trial',
        takeSnapshot: true,
        clusterName: 'us-east-main',
        snapshotName: 'clean-seed',
      },
      'none is named',
    ],
    [
      {
        name: 'trial',
        takeSnapshot: false,
        clusterName: 'us-east-main',
        snapshotName: 'clean-seed',
      },
      'no cluster may be named',
    ],
  ])('refuse %j', async (body, words) => {
    const { ask } = await signedIn();
    const answer = await ask<{ message: string }>(
      'POST',
      '/api/environments',
      body,
      audit('CREATE_ENVIRONMENT'),
    );
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(words);
  });

  it('are known by one name each', async () => {
    const { ask } = await signedIn();
    const body = { name: 'trial-2', takeSnapshot: false, snapshotName: 'clean-seed' };
    expect((await create(ask, body)).status).toBe(200);
    expect((await create(ask, body)).status).toBe(409);
  });

  it('expire by the clock: one in three hours, one has, one never does', async () => {
    const realNow = () => Date.parse('2026-03-02T10:04:30.500Z');
    const stand = standIn({ realNow });
    const { ask } = await stand.signIn();
    const read = async () =>
      (await ask<Listed<'environments'>>('GET', '/api/environments')).body.environments;
    const rows = await read();
    const expiryOf = (name: string) => rows.find((row) => row.name === name)?.expires;
    expect(expiryOf('counting-review')).toBe('2026-03-02T13:00:00.000Z');
    expect(Date.parse(String(expiryOf('holiday-replay')))).toBeLessThan(realNow());
    expect(expiryOf('training-room')).toBeNull();
    // The platform's clock advances, but seeded rows do not age.
    await stand.control('POST', 'clock', { offsetMs: 5 * 60_000 });
    expect(await read()).toEqual(rows);
  });

  it('know their clusters and snapshots; there is no read of one', async () => {
    const { ask } = await signedIn();
    const clusters = await ask<Listed<'clusters'>>('GET', '/api/environments/clusters');
    expect(clusters.body.clusters.length).toBeGreaterThan(1);
    const snapshots = await ask<Listed<'snapshots'>>('GET', '/api/environments/snapshots');
    expect(Object.keys(snapshots.body.snapshots[0] ?? {})).toEqual(['name', 'cluster', 'created']);
    expect(
      (await ask('GET', '/api/environments/e4415000-0000-4000-8000-000000000001')).status,
    ).toBe(404);
  });
});
