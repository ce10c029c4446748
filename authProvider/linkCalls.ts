/** The calls for people who cannot sign in yet: reset, new password, invite (rules 7). */
import type { AuthAnswer, AuthFailure, Send } from './send';

type Read = { readonly type: 'ok'; readonly value: unknown } | AuthFailure;

const plain = (answer: AuthAnswer | AuthFailure): Read =>
  answer.type === 'error' ? answer : { type: 'ok', value: answer.data };

export const createLinkCalls = (send: Send) => ({
  /** The platform e-mails the link; its response does not reveal whether the address is known. */
  requestReset: async (email: string): Promise<Read> =>
    plain(
      await send({
        method: 'POST',
        path: '/api/auth/reset',
        body: { email: email.trim().toLowerCase() },
        anonymous: true,
        audit: { type: 'USER', action: 'REQUEST_PASSWORD_RESET' },
      }),
    ),

  /** Fails if the id of the link is unknown, used or expired. */
  readReset: async (id: string): Promise<Read> =>
    plain(await send({ method: 'GET', path: '/api/auth/reset', query: { id }, anonymous: true })),

  setPassword: async ({ id, password }: { id: string; password: string }): Promise<Read> =>
    plain(
      await send({
        method: 'PUT',
        path: '/api/auth/reset',
        body: { id, password },
        anonymous: true,
        audit: { type: 'USER', action: 'RESET_PASSWORD', id },
      }),
    ),

  readInvite: async (id: string): Promise<Read> =>
    plain(await send({ method: 'GET', path: '/api/users/invite', query: { id }, anonymous: true })),

  join: async (given: { invite_id: string; name: string; password: string }): Promise<Read> =>
    plain(
      await send({
        method: 'POST',
        path: '/api/organizations/join',
        body: { ...given, name: given.name.trim() },
        anonymous: true,
        audit: { type: 'INVITE', action: 'ACCEPT_INVITE', id: given.invite_id },
      }),
    ),
});
