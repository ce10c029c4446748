import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Zone {
  readonly id: string;
  readonly name: string;
  readonly account_id: string;
  readonly external_store_id: string | null;
  readonly region_id: string | null;
  readonly reporting_status: string;
  readonly latitude: number | null;
}

interface Answer extends Zone {
  readonly zones: readonly Zone[];
  readonly results: readonly { readonly id: string; readonly zones: readonly string[] }[];
  readonly total: number;
  readonly insert_zone_one: { readonly id: string };
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const other = 'acc00000-0000-4000-8000-000000000002';

const signIn = async () => {
  const { ask } = await standIn().signIn();
  const get = async (path: string) => (await ask<Answer>('GET', path)).body;
  return {
    ask,
    get,
    total: async (query: string) => (await get(`/api/zones?${query}`)).total,
    post: (body: object) => ask<Answer>('POST', '/api/zones', body, audit('CREATE_ZONE')),
    put: (id: string, body: object) =>
      ask<Answer>('PUT', `/api/zones/${id}`, body, audit('UPDATE_ZONE', id)),
    remove: (id: string) =>
      ask<Answer>('DELETE', `/api/zones/${id}`, undefined, audit('DELETE_ZONE', id)),
    region: async (account: string) =>
      (await get(`/api/regions?account_id=${account}`)).results[0]!,
  };
};

describe('zones', () => {
  it('come 25 at a time, those that report and those that do not', async () => {
    const { get, total } = await signIn();
    const whole = await total('');
    const page = await get('/api/zones?offset=25');
    expect(page.zones).toHaveLength(25);
    const active = await get('/api/zones?is_active=true');
    const idle = await get('/api/zones?is_active=false');
    expect(active.total + idle.total).toBe(whole);
    for (const zone of idle.zones) expect(zone.reporting_status).toBe('DISABLED');
    for (const zone of active.zones) expect(zone.reporting_status).not.toBe('DISABLED');
    expect(await total('reporting_status=DISABLED')).toBe(idle.total);
    expect(await total('reporting_status=DISABLED&is_active=true')).toBe(0);
  });

  it('are created disabled, without values that were not sent', async () => {
    const { get, post } = await signIn();
    const made = await post({ account_id, name: '  Quay 9 ', region_id: null });
    expect(made.status).toBe(200);
    expect(await get(`/api/zones/${made.body.insert_zone_one.id}`)).toMatchObject({
      name: 'Quay 9',
      account: { id: account_id, name: 'Alder & Vine Markets' },
      timeZoneName: 'UTC',
      region: null,
      external_store_id: null,
      reporting_status: 'DISABLED',
      latitude: null,
    });
  });

  it('are made and changed with everything they can have', async () => {
    const { get, post, put, region } = await signIn();
    const { id: region_id } = await region(account_id);
    const values = {
      name: 'Quay 9',
      timeZoneName: 'Europe/Berlin',
      external_store_id: 'Q-9',
      alt_external_store_id: 'ALT-Q9',
      region_id,
    };
    const { id } = (await post({ account_id, ...values })).body.insert_zone_one;
    expect(await get(`/api/zones/${id}`)).toMatchObject(values);
    expect((await get(`/api/regions/${region_id}`)).zones).toContain(id);
    const change = { name: 'Quay 10', reporting_status: 'CAPTURE', alt_external_store_id: '' };
    expect((await put(id, change)).body).toMatchObject({
      ...values,
      ...change,
      alt_external_store_id: null,
      account_id,
    });
    await put(id, { name: 'Quay 10', reporting_status: 'TEST', region_id: null });
    expect(await get(`/api/zones/${id}`)).toMatchObject({
      name: 'Quay 10',
      reporting_status: 'TEST',
      region: null,
      timeZoneName: 'Europe/Berlin',
    });
  });

  it('may have no time zone until one is set', async () => {
    const { get, put } = await signIn();
    const id = '20e00000-0000-4000-8000-000000000071';
    const change = async (timeZoneName: string | null) => {
      await put(id, { name: 'Clockless', reporting_status: 'TEST', timeZoneName });
      return get(`/api/zones/${id}`);
    };
    expect(await get(`/api/zones/${id}`)).toMatchObject({ timeZoneName: null });
    expect(await change('')).toMatchObject({ name: 'Clockless', timeZoneName: null });
    expect(await change('America/Denver')).toMatchObject({ timeZoneName: 'America/Denver' });
    expect(await change(null)).toMatchObject({ timeZoneName: 'UTC' });
  });

  it('are refused what cannot be', async () => {
    const { get, post, region } = await signIn();
    const taken = (await get(`/api/zones?account_id=${account_id}`)).zones.find(
      (zone) => zone.external_store_id !== null,
    )!;
    const foreign = await region(other);
    const good = { account_id, name: 'Quay 9' };
    const cases: [object, number, string][] = [
      [{ ...good, account_id: 'nope' }, 400, 'account_id'],
      [{ ...good, name: ' Q ' }, 400, 'name'],
      [{ ...good, name: taken.name.toUpperCase() }, 409, 'name'],
      [{ ...good, external_store_id: taken.external_store_id }, 409, 'external_store_id'],
      [{ ...good, timeZoneName: 'Europe/Atlantis' }, 400, 'timeZoneName'],
      [{ ...good, timeZoneName: '+02:00' }, 400, 'timeZoneName'],
      [{ ...good, region_id: foreign.id }, 400, 'region_id'],
      [{ ...good, region_id: 'nope' }, 400, 'region_id'],
    ];
    for (const [body, status, key] of cases)
      expect(await post(body), JSON.stringify(body)).toMatchObject({
        status,
        body: { errors: { [key]: expect.any(String) } },
      });
    expect((await post({ ...good, reporting_status: 'TEST' })).status).toBe(400);
    expect((await post({ ...good, account_id: other, name: taken.name })).status).toBe(200);
  });

  it('keep a reporting status out of four', async () => {
    const { put, get } = await signIn();
    const zone = (await get('/api/zones')).zones[0]!;
    for (const reporting_status of ['CAPTURE', 'TEST', 'PRODUCTION', 'DISABLED']) {
      const { body } = await put(zone.id, { name: zone.name, reporting_status });
      expect(body.reporting_status).toBe(reporting_status);
    }
    for (const reporting_status of ['ENABLED', 'test', null])
      expect(await put(zone.id, { name: zone.name, reporting_status })).toMatchObject({
        status: 400,
        body: { errors: { reporting_status: expect.any(String) } },
      });
    expect((await put('nope', { name: 'Nope', reporting_status: 'TEST' })).status).toBe(404);
  });

  it('go with all that hangs on them', async () => {
    const { ask, get, remove, total } = await signIn();
    const before = await total('');
    const product = (
      await ask<{ products: { id: string; zones: string[] }[] }>('GET', '/api/products?limit=100')
    ).body.products.find(({ zones }) => zones.length > 0)!;
    const id = product.zones[0]!;
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } });
    expect(await total('')).toBe(before - 1);
    expect((await ask('GET', `/api/zones/${id}`)).status).toBe(404);
    expect((await get(`/api/products/${product.id}/zones`)).total).toBe(product.zones.length - 1);
    expect((await remove(id)).status).toBe(404);
  });
});
