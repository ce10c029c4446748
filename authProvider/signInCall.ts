/** Exchanges an e-mail address and a password for credentials, which are stored in the cookie. */
import type { CookiePort } from './cookie';
import type { Credentials } from './credentials';
import { credentialAt, insideOf, type AuthFailure, type AuthResult, type Send } from './send';

export type Outcome<T = undefined> =
  | { readonly type: 'ok'; readonly value: T }
  | (AuthFailure & {
      /** The credentials do not fit into one cookie. */
      readonly isTooLarge?: boolean;
      /** The browser does not store cookies for this address. */
      readonly isCookieRefused?: boolean;
    });

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

export const requestCredentials = async (
  send: Send,
  { email, password }: SignIn,
): Promise<AuthResult<Credentials>> => {
  const username = email.trim().toLowerCase();
  const answer = await send({
    method: 'POST',
    path: '/api/auth',
    body: { username, password },
    anonymous: true,
  });
  if (answer.type === 'error') return answer;
  const data = insideOf(answer.data, 'data');
  const access = credentialAt(data, 'access_token');
  const refresh = credentialAt(data, 'refresh_token');
  if (access === undefined || refresh === undefined) return { type: 'error', kind: 'malformed' };
  return { type: 'ok', value: { access, refresh, username } };
};

export const storeCredentials = (cookie: CookiePort, credentials: Credentials): Outcome => {
  const outcome = cookie.write(credentials);
  if (outcome === 'tooLarge') return { type: 'error', kind: 'malformed', isTooLarge: true };
  if (outcome === 'refused') return { type: 'error', kind: 'malformed', isCookieRefused: true };
  return { type: 'ok', value: undefined };
};
