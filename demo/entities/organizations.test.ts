import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';
import type { Invite, Organization } from '../store/tables';

interface Answer {
  readonly id: string;
  readonly message: string;
  readonly total: number;
  readonly organizations: readonly Organization[];
  readonly invites: readonly Invite[];
}

const id = 'acc00000-0000-4000-8000-000000000001';

const signIn = async () => {
  const there = standIn();
  const person = await there.signIn();
  const get = async (path: string) => (await person.ask<Answer>('GET', path)).body;
  return {
    ...person,
    fetch: there.fetch,
    get,
    rename: (name: string) =>
      person.ask<Answer>('PUT', '/api/organizations', { id, name }, audit('UPDATE_THING', id)),
  };
};

const picture = () => {
  const body = new FormData();
  body.append('logo', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'logo.svg');
  return body;
};

describe('organizations', () => {
  it('are renamed, and the name stays', async () => {
    const { get, rename } = await signIn();
    expect((await rename(' Alder & Oak ')).body).toMatchObject({ id, name: 'Alder & Oak' });
    const { organizations } = await get(`/api/organizations?id=${id}`);
    expect(organizations).toMatchObject([{ id, name: 'Alder & Oak' }]);
    expect((await rename('ALDER & OAK')).status).toBe(200);
  });

  it('refuse a name that is too short or taken', async () => {
    const { rename } = await signIn();
    const refused = (status: number) => ({
      status,
      body: { errors: { name: expect.any(String) } },
    });
    expect(await rename('A')).toMatchObject(refused(400));
    expect(await rename('harbor lane market')).toMatchObject(refused(409));
  });

  it('get a new logo', async () => {
    const { fetch, headers, get } = await signIn();
    const send = (of: string, query = '') => {
      const body = picture();
      if (query === '') body.append('id', of);
      return fetch(`/api/organizations/media${query}`, {
        method: 'POST',
        headers: { ...headers, ...audit('UPDATE_ORGANIZATION_LOGO') },
        body,
      });
    };
    const icon = expect.stringMatching(/^data:image\/svg\+xml;base64,/);
    expect(await (await send(id)).json()).toEqual({ id, icon });
    expect((await get(`/api/organizations?id=${id}`)).organizations).toMatchObject([
      { icon, logo: icon },
    ]);
    expect((await send('nope')).status).toBe(404);
    expect((await send(id, `?id=${id}`)).status).toBe(400);
  });
});

describe('invites', () => {
  it('can be listed for an organization, and revoked', async () => {
    const { get, ask, userId: invitedBy } = await signIn();
    const path = '/api/organizations/invites';
    const body = { name: 'Nia', email: 'Nia@x.example', role: 'user', invitedBy, accountId: id };
    const before = await get(`${path}?account_id=${id}`);
    const made = await ask<Answer>('POST', path, body, audit('CREATE_INVITE'));
    const after = await get(`${path}?account_id=${id}`);
    expect(after.total).toBe(before.total + 1);
    expect(after.invites).toContainEqual({ ...body, id: made.body.id, email: 'nia@x.example' });
    const remove = () =>
      ask('DELETE', `${path}/${made.body.id}`, undefined, audit('DELETE_INVITE', made.body.id));
    expect((await remove()).body).toEqual({ id: made.body.id });
    expect(await get(`${path}?account_id=${id}`)).toEqual(before);
    expect((await remove()).status).toBe(404);
  });

  it.each([
    [{ role: 'admin' }, 400],
    [{ email: 'nia' }, 400],
    [{ name: 'N' }, 400],
    [{ accountId: 'nope' }, 404],
    [{ invitedBy: 'nope' }, 404],
  ])('refuse %j', async (change, status) => {
    const { ask, userId: invitedBy } = await signIn();
    const body = { name: 'Nia', email: 'nia@x.example', role: 'user', invitedBy, accountId: id };
    const sent = { ...body, ...change };
    const answer = await ask('POST', '/api/organizations/invites', sent, audit('CREATE_INVITE'));
    expect(answer).toMatchObject({ status, body: { type: 'error' } });
  });
});
