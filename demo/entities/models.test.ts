// Models, their versions and their reports.
import { describe, expect, it } from 'vitest';
import { standIn } from '../node';

const audit = (action: string, id?: string) => ({
  'X-Resource-Type': 'THING',
  'X-Resource-Action': action,
  ...(id === undefined ? {} : { 'X-Resource-Id': id }),
});

const signedIn = () => standIn().signIn();

type Listed<Key extends string> = Record<Key, readonly Record<string, unknown>[]>;

describe('models', () => {
  it('have versions whose status is changed, and reports of all but the newest', async () => {
    const { ask } = await signedIn();
    const { body } = await ask<{ models: { id: string; versions: { version: string }[] }[] }>(
      'GET',
      '/api/mdl/models',
    );
    const [model] = body.models;
    const [newest, older] = model?.versions ?? [];
    const path = `/api/mdl/models/${model?.id}/${newest?.version}`;
    const put = await ask(
      'PUT',
      path,
      { status: 'stable' },
      audit('UPDATE_VERSION', newest?.version),
    );
    expect(put.body).toMatchObject({ status: 'stable', name: 'Shelf detector' });
    expect((await ask('GET', path)).body).toMatchObject({ status: 'stable' });
    expect(
      (await ask('PUT', path, { status: 'retired' }, audit('UPDATE_VERSION', 'x'))).status,
    ).toBe(400);
    const reports = async (version = '') =>
      (
        await ask<Listed<'reports'>>(
          'GET',
          `/api/mdl/reports?model_id=${model?.id}&version=${version}`,
        )
      ).body.reports;
    expect(await reports(newest?.version)).toEqual([]);
    expect((await reports(older?.version))[0]).toMatchObject({ name: 'Detection' });
    expect((await ask('GET', `/api/mdl/models/${model?.id}/9.9`)).status).toBe(404);
  });

  it('are the same in every response, so that no change is reported', async () => {
    let at = Date.parse('2026-03-02T10:00:00.000Z');
    const { ask } = await standIn({ realNow: () => at }).signIn();
    const read = async () => (await ask('GET', '/api/mdl/models')).body;
    const first = await read();
    at += 4 * 60_000;
    expect(await read()).toEqual(first);
  });

  it('have three to eight versions, and reports that differ between them', async () => {
    const { ask } = await signedIn();
    const { body } = await ask<{
      models: { id: string; versions: { version: string; created_at: string }[] }[];
    }>('GET', '/api/mdl/models');
    expect(body.models).toHaveLength(5);
    for (const { id, versions } of body.models) {
      expect(versions.length).toBeGreaterThanOrEqual(3);
      expect(versions.length).toBeLessThanOrEqual(8);
      const times = versions.map(({ created_at }) => created_at);
      expect(times).toEqual([...times].sort().reverse());
      const seen = new Set<string>();
      for (const { version } of versions.slice(1)) {
        const { body: told } = await ask<Listed<'reports'>>(
          'GET',
          `/api/mdl/reports?model_id=${id}&version=${version}`,
        );
        const [detection] = told.reports;
        for (const key of ['precision', 'recall', 'f1', 'mean_average_precision']) {
          expect(detection?.[key], key).toBeGreaterThan(0.7);
          expect(detection?.[key], key).toBeLessThan(1);
        }
        seen.add(JSON.stringify([detection?.precision, detection?.recall]));
      }
      expect(seen.size).toBe(versions.length - 1);
    }
  });
});
