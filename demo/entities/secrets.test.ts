// Secrets are answered once, shown masked and never logged: API keys, apps, integrations, authentication.
import { expect, it } from 'vitest';
import { signedIn } from '../signedIn';

interface Answer {
  readonly id: string;
  readonly credentials: Readonly<Record<string, string>>;
  readonly keys: readonly Answer[];
  readonly apps: readonly Answer[];
  readonly settings: readonly Answer[];
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const empty = 'acc00000-0000-4000-8000-000000000008';

const start = async () => {
  const there = await signedIn<Answer>();
  const log = async () => JSON.stringify(await there.control('GET', 'calls'));
  return { ...there, log };
};

it.each([
  ['keys', ['id', 'key'], { role: 'user' }],
  ['apps', ['id', 'clientId', 'clientSecret'], {}],
] as const)('%s are answered once with %j, and listed masked', async (kind, keys, more) => {
  const { userId, get, send } = await start();
  const path = `/api/organizations/${kind}`;
  const person = kind === 'keys' ? { user_id: userId } : {};
  const sent = { organization_id: empty, name: ' Till bridge ', ...person, ...more };
  const { body } = await send('POST', path, sent);
  expect(Object.keys(body)).toEqual(keys);
  const [row, ...others] = (await get(`${path}?organization_id=${empty}`))[kind];
  expect([row, others]).toMatchObject([{ id: body.id, name: 'Till bridge' }, []]);
  for (const key of keys.slice(1))
    expect(JSON.stringify(row)).not.toContain(Reflect.get(body, key));
  expect(JSON.stringify(row)).toContain(`••••${String(Reflect.get(body, keys[1])).slice(-4)}`);
});

it('credentials of an integration are masked, stay where the mask is sent back, and are not logged', async () => {
  const { send, log } = await start();
  const crunch = {
    UserId: 'kitchen-reader',
    Password: 'a-long-password',
    InventoryAuthToken: 'inventory-1111',
    AllProductsAuthToken: 'products-2222',
    LocationsAuthToken: 'locations-3333',
  };
  const put = async (credentials: object) => {
    const body = { account_id, integration_name: 'CrunchTime', credentials };
    return (await send('PUT', '/api/organizations/integrations', body)).body.credentials;
  };
  const first = await put(crunch);
  expect(first.LocationsAuthToken).toBe('••••3333');
  const second = await put({ ...first, Password: 'another-password-9876' });
  expect(second).toEqual({ ...first, Password: '••••9876' });
  const seen = JSON.stringify(second) + (await log());
  for (const secret of Object.values(crunch)) expect(seen).not.toContain(secret);
});

it('the details of an authentication never come back, stay where the masked ones are sent back, and are not logged', async () => {
  const path = '/api/auth/settings';
  const good = {
    account_id: empty,
    name: 'Till bridge',
    environment: 'dev',
    auth_details: { username: 'till-bridge', password: 'open-sesame-1234' } as unknown,
  };
  const { get, send, log } = await start();
  const { body } = await send('POST', path, good);
  const details = { username: '••••idge', password: '••••1234' };
  expect(body).toEqual({ ...good, id: body.id, auth_details: details });
  const put = (change: object) => send('PUT', `${path}/${body.id}`, change);
  await put({ ...body, name: 'Till', environment: 'prod' });
  await put({ auth_details: { ...details, password: 'another-word-9876' } });
  const { settings } = await get(`${path}?account_id=${empty}`);
  const auth_details = { ...details, password: '••••9876' };
  expect(settings).toEqual([{ ...body, name: 'Till', environment: 'prod', auth_details }]);
  expect(await log()).not.toMatch(/sesame|another-word/);
});
