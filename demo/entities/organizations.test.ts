import { describe, expect, it } from 'vitest';
import { audit, signedIn } from '../signedIn';
import type { Category, Invite } from '../store/tables';

interface Answer {
  readonly id: string;
  readonly message: string;
  readonly total: number;
  readonly invites: readonly Invite[];
  readonly categories: readonly Category[];
  readonly storages: { readonly enabled: readonly string[] };
  readonly account_storage_defaults: Readonly<Record<string, string | null>>;
  readonly options: Readonly<Record<string, readonly string[]>>;
}

const id = 'acc00000-0000-4000-8000-000000000001';
const empty = 'acc00000-0000-4000-8000-000000000008';
const own = `/api/organizations/${id}`;

const start = () => signedIn<Answer>();

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

it('an organization is made with exactly one real picture as a logo', async () => {
  const { fetch, headers } = await start();
  const create = (name: string, ...files: string[]) => {
    const body = new FormData();
    for (const file of files) body.append('logo', new Blob([file]), 'logo.png');
    const more = { ...headers, ...audit('CREATE_ORGANIZATION') };
    return fetch(`/api/organizations/new?name=${name}`, { method: 'POST', headers: more, body });
  };
  for (const files of [['no picture'], [], [svg, svg]])
    expect((await create('Acme', ...files)).status).toBe(400);
  expect((await create('A', svg)).status).toBe(400);
  expect((await create('Acme', svg)).status).toBe(200);
});

describe('invites', () => {
  const path = '/api/organizations/invites';

  it('answer three messages, are listed in lower case and revoked', async () => {
    const { get, send, userId: invitedBy } = await start();
    const body = { name: 'Nia', email: 'Nia@x.example', role: 'user', invitedBy, accountId: id };
    const invite = (change: object) => send('POST', path, { ...body, ...change });
    const made = (await invite({})).body;
    expect(made.message).toBe('Success');
    expect((await invite({ email: 'NIA@x.example' })).body.message).toBe(
      'Invite to this email already exists',
    );
    expect((await invite({ email: 'admin@facings.example' })).body.message).toBe(
      'Team member is already in organization',
    );
    for (const change of [{ accountId: 'nope' }, { invitedBy: 'nope' }])
      expect((await invite(change)).status).toBe(404);
    const list = async () => (await get(`${path}?account_id=${id}`)).invites;
    expect(await list()).toContainEqual({ ...body, id: made.id, email: 'nia@x.example' });
    await send('DELETE', `${path}/${made.id}`);
    expect(await list()).not.toContainEqual(expect.objectContaining({ id: made.id }));
  });
});

describe('categories', () => {
  const path = `${own}/categories`;

  it('take their products along, keep their type while used, and leave them when they go', async () => {
    const { get, send } = await start();
    const used = (await get(path)).categories.find(({ type }) => type === 'PRIMARY')!;
    const products = async (primary_category: string) => {
      const filters = JSON.stringify({ account_id: id, primary_category });
      return (await get(`/api/products?filters=${filters}`)).total;
    };
    const total = await products(used.name);
    expect(total).toBeGreaterThan(5);
    const put = (body: object) => send('PUT', `${path}/${used.id}`, body);
    expect(await put({ name: used.name, type: 'SECONDARY' })).toMatchObject({
      status: 409,
      body: { errors: { type: expect.stringContaining(String(total)) } },
    });
    await put({ name: 'Renamed' });
    expect(await products('Renamed')).toBe(total);
    await send('DELETE', `${path}/${used.id}`);
    expect(await products('Renamed')).toBe(0);
  });
});

describe('storage types of an organization', () => {
  it('are no longer offered or a default when they are disabled', async () => {
    const { get, send } = await start();
    const chosen = { account_storage_defaults: { PREP: 'WALK_IN_COOLER', COLD: 'DRY_SHELF' } };
    expect((await send('PUT', `${own}/storage-defaults`, chosen)).status).toBe(200);
    const storages = ['PREP_TABLE', 'DRY_SHELF', 'DRY_SHELF'];
    const after = await send('PUT', `${own}/storages`, { storages });
    expect(after.body.storages.enabled).toEqual(['PREP_TABLE', 'DRY_SHELF']);
    const { account_storage_defaults, options } = await get(`${own}/storage-defaults`);
    expect(account_storage_defaults).toMatchObject({ PREP: null, COLD: 'DRY_SHELF' });
    expect(options.COLD).toEqual(['PREP_TABLE', 'DRY_SHELF']);
    const others = (await get(`/api/organizations/${empty}/storages`)).storages;
    expect(others.enabled).toEqual([]);
  });
});
