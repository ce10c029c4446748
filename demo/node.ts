/** The stand-in for vitest: a store of its own, no network. */
import { createAnswer, isOurs, type StandInOptions } from './answer';
import { demoAccounts } from './accounts';

const origin = 'http://stand-in.test';

/**
 * A fetch that the stand-in answers (relative addresses too), and short ways to sign in and to its control
 * calls.
 */
export const standIn = (options: StandInOptions = {}) => {
  const answer = createAnswer(options);

  const standInFetch: typeof fetch = async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init);
    const { pathname } = new URL(request.url);
    if (!isOurs(pathname)) throw new TypeError(`Not for the stand-in: ${request.url}`);
    const response = await answer(request);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

  const ask = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    standInFetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return {
    answer,
    fetch: standInFetch,
    /** Credentials, the user id, and the headers that every call carries. */
    signIn: async (account = demoAccounts[0]) => {
      const { email = '', password = '' } = account ?? {};
      const answered = await ask('POST', '/api/auth', { username: email, password });
      const tokens = (await answered.json()) as { access_token: string; refresh_token: string };
      const bearer = { Authorization: `Bearer ${tokens.access_token}` };
      const me = await ask('GET', `/api/users/me?email=${email}`, undefined, bearer);
      const { id } = (await me.json()) as { id: string };
      return { ...tokens, userId: id, headers: { ...bearer, 'X-User-Id': id } };
    },
    /** A control call: `control('POST', 'faults', {…})`. */
    control: async (method: string, name: string, body?: unknown): Promise<unknown> =>
      (await ask(method, `/__standin/${name}`, body)).json(),
  };
};
