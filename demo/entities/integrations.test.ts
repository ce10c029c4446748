import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Integration {
  readonly name: string;
  readonly integration_name: string;
  readonly parameters: readonly string[];
  readonly credentials: Readonly<Record<string, string>>;
}
interface Answer extends Integration {
  readonly integrations: readonly Integration[];
  readonly total: number;
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const path = '/api/organizations/integrations';

const signIn = async () => {
  const there = standIn();
  const { ask } = await there.signIn();
  return {
    ...there,
    get: (from: string) => ask<Answer>('GET', from),
    put: (body: object) => ask<Answer>('PUT', path, body, audit('UPDATE_INTEGRATION', 'PAR')),
  };
};

const crunch = {
  UserId: 'kitchen-reader',
  Password: 'a-long-password',
  InventoryAuthToken: 'inventory-1111',
  AllProductsAuthToken: 'products-2222',
  LocationsAuthToken: 'locations-3333',
};

describe('integrations', () => {
  it('come as a catalogue, which no organization id hides', async () => {
    const { get } = await signIn();
    const { body } = await get(path);
    expect(body.total).toBe(2);
    expect(body.integrations[0]).toEqual({ integration_name: 'PAR', parameters: ['DC Key'] });
    expect(body.integrations[1]?.parameters).toHaveLength(5);
  });

  it('are kept for an organization, and their secrets never come back', async () => {
    const { get, put, control } = await signIn();
    const own = `/api/organizations/${account_id}/integrations`;
    expect((await get(own)).body).toEqual({ integrations: [], total: 0 });
    const credentials = { DCKey: 'dc-key-of-the-day-4321' };
    const made = await put({ account_id, integration_name: 'PAR', credentials });
    expect(made.body).toEqual({ name: 'PAR', credentials: { DCKey: '••••4321' } });
    await put({ account_id, integration_name: 'CrunchTime', credentials: crunch });
    const { body } = await get(own);
    expect(body.integrations.map(({ name }) => name)).toEqual(['PAR', 'CrunchTime']);
    expect(body.integrations[1]?.credentials.LocationsAuthToken).toBe('••••3333');
    expect(JSON.stringify(body)).not.toContain('inventory-');
    const calls = JSON.stringify(await control('GET', 'calls'));
    for (const secret of [credentials.DCKey, ...Object.values(crunch)])
      expect(calls).not.toContain(secret);
  });

  it('take a masked value back as the one that is there', async () => {
    const { put } = await signIn();
    const first = await put({ account_id, integration_name: 'CrunchTime', credentials: crunch });
    const credentials = { ...first.body.credentials, Password: 'another-password-9876' };
    const second = await put({ account_id, integration_name: 'CrunchTime', credentials });
    expect(second.body.credentials).toEqual({ ...first.body.credentials, Password: '••••9876' });
  });

  it.each([
    [{ integration_name: 'Toast' }, 'integration_name'],
    [{ account_id: 'nope' }, 'account_id'],
    [{ credentials: 'dc' }, 'credentials'],
    [{ credentials: { 'DC Key': 'x' } }, 'credentials.DC Key'],
    [{ credentials: { DCKey: '  ' } }, 'credentials.DCKey'],
    [{ credentials: {} }, 'credentials.DCKey'],
    [
      { integration_name: 'CrunchTime', credentials: { ...crunch, UserId: '' } },
      'credentials.UserId',
    ],
  ])('refuse %j', async (change, key) => {
    const { put } = await signIn();
    const good = { account_id, integration_name: 'PAR', credentials: { DCKey: 'dc' } };
    expect(await put({ ...good, ...change })).toMatchObject({
      status: 400,
      body: { errors: { [key]: expect.any(String) } },
    });
  });

  it('are of an organization that is there', async () => {
    const { get } = await signIn();
    expect((await get('/api/organizations/nope/integrations')).status).toBe(404);
  });
});
