import { expect, it } from 'vitest';
import { demoAccounts } from '../accounts';
import { audit, signedIn } from '../signedIn';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly accounts: readonly { readonly id: string }[];
  readonly last_sign_in: string | null;
}
interface Answer extends Person {
  readonly users: readonly Person[];
  readonly results: readonly Person[];
  readonly message: string;
}

const start = async () => {
  const there = await signedIn<Answer>();
  const named = async (wanted: string) =>
    (await there.get('/api/users')).users.find(({ name }) => name === wanted);
  const send = (method: string, body: object, action: string) =>
    there.ask(method, '/api/users', body, audit(action, 'u'));
  return {
    ...there,
    named,
    put: (body: object, action = 'UPDATE_USER_MEMBERSHIP') => send('PUT', body, action),
    remove: (user_id: string) => send('DELETE', { user_id }, 'DELETE_USER_MEMBERSHIP'),
  };
};

it('people show when they signed in last', async () => {
  const { signIn, named } = await start();
  const before = Date.parse((await named('Olive Okafor'))!.last_sign_in!);
  await signIn(demoAccounts[1]);
  expect(Date.parse((await named('Olive Okafor'))!.last_sign_in!)).toBeGreaterThan(before);
});

it('who is removed is not found, and cannot sign in', async () => {
  const { fetch, get, named, remove } = await start();
  const { id, accounts } = (await named('Olive Okafor'))!;
  await remove(id);
  expect(await named('Olive Okafor')).toBeUndefined();
  const query = `text=olive&account_id=${accounts[0]!.id}&exclude_zone=none&limit=10`;
  expect((await get(`/api/users/search?${query}`)).results).toEqual([]);
  const { email: username, password } = demoAccounts[1]!;
  const body = JSON.stringify({ username, password });
  expect((await fetch('/api/auth', { method: 'POST', body })).status).toBe(401);
  expect((await remove(id)).status).toBe(404);
});

it('nobody removes or demotes themselves', async () => {
  const { userId: user_id, put, remove } = await start();
  const demoted = await put({ user_id, role: 'user' });
  expect([demoted.status, demoted.body.message]).toEqual([409, expect.stringMatching('own role')]);
  expect((await put({ user_id, role: 'administrator' })).status).toBe(200);
  const removed = await remove(user_id);
  expect([removed.status, removed.body.message]).toEqual([409, expect.stringMatching('yourself')]);
});

it('people get a role in all their organizations, by one action', async () => {
  const { put, named } = await start();
  const { id: user_id, accounts } = (await named('Noor Haddad'))!;
  const { body } = await put({ user_id, role: 'administrator' });
  expect(body).toMatchObject({ id: user_id, role: 'administrator', accounts });
  expect((await put({ user_id, role: 'admin' })).status).toBe(400);
  expect((await put({ user_id: 'nope', role: 'user' })).status).toBe(404);
  const other = await put({ user_id, role: 'user' }, 'UPDATE_USER');
  expect(other.body.message).toContain('UPDATE_USER_MEMBERSHIP');
});
