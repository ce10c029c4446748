/** The simulated platform for vitest: its own store, no network. */
import { createAnswer, isOurs, type StandInOptions } from './answer';
import { demoAccounts } from './accounts';
import { askOf } from './scenarios/ask';
import type { ScenarioName } from './scenarios/names';
import type { ScenarioChoice } from './scenarios/scenarios';
import type { StandInSettings } from './settings';

const origin = 'http://stand-in.test';

/** A fetch that the simulated platform answers (relative addresses too), with helpers for sign-in and control calls. */
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

  const send = (
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
    signIn: async (account = demoAccounts[0]) => {
      const { email = '', password = '' } = account ?? {};
      const answered = await send('POST', '/api/auth', { username: email, password });
      const tokens = (await answered.json()) as { access_token: string; refresh_token: string };
      const bearer = { Authorization: `Bearer ${tokens.access_token}` };
      const me = await send('GET', `/api/users/me?email=${email}`, undefined, bearer);
      const { id } = (await me.json()) as { id: string };
      const headers = { ...bearer, 'X-User-Id': id };
      return {
        ...tokens,
        userId: id,
        /** Headers of every call. */
        headers,
        /** A call of this user; `more` are further headers, such as those of the audit. */
        ask: async <Body>(method: string, path: string, body?: unknown, more: object = {}) => {
          const response = await send(method, path, body, { ...headers, ...more });
          const { status, headers: heard } = response;
          return { status, headers: heard, body: (await response.json()) as Body };
        },
      };
    },
    /** Starts a scenario; the signed-in user stays signed in. */
    scenario: async (name: ScenarioName, choice: ScenarioChoice = {}): Promise<StandInSettings> =>
      (await askOf(answer, origin)('POST', 'scenario', { name, ...choice })) as StandInSettings,
    /** A control call: `control('POST', 'faults', {…})`. */
    control: async (method: string, name: string, body?: unknown): Promise<unknown> =>
      (await send(method, `/__standin/${name}`, body)).json(),
  };
};

export type SignedIn = Awaited<ReturnType<ReturnType<typeof standIn>['signIn']>>;
