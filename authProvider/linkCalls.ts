/** The calls for people who cannot sign in yet: reset, new password, invite (rules 7). */
import type { AuthCall, AuthResult, Send } from './send';

export const createLinkCalls = (send: Send) => {
  const ask = async (call: AuthCall): Promise<AuthResult<unknown>> => {
    const answer = await send({ ...call, anonymous: true });
    return answer.type === 'error' ? answer : { type: 'ok', value: answer.data };
  };

  return {
    /** The platform e-mails the link; its response does not reveal whether the address is known. */
    requestReset: (email: string) =>
      ask({
        method: 'POST',
        path: '/api/auth/reset',
        body: { email: email.trim().toLowerCase() },
        audit: { type: 'USER', action: 'REQUEST_PASSWORD_RESET' },
      }),

    /** Fails if the id of the link is unknown, used or expired. */
    readReset: (id: string) => ask({ method: 'GET', path: '/api/auth/reset', query: { id } }),

    setPassword: ({ id, password }: { id: string; password: string }) =>
      ask({
        method: 'PUT',
        path: '/api/auth/reset',
        body: { id, password },
        audit: { type: 'USER', action: 'RESET_PASSWORD', id },
      }),

    readInvite: (id: string) => ask({ method: 'GET', path: '/api/users/invite', query: { id } }),

    join: (invitation: { invite_id: string; name: string; password: string }) =>
      ask({
        method: 'POST',
        path: '/api/organizations/join',
        body: { ...invitation, name: invitation.name.trim() },
        audit: { type: 'INVITE', action: 'ACCEPT_INVITE', id: invitation.invite_id },
      }),
  };
};
