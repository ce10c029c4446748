/** The owner of the credentials: GET /api/users/me?email, which also returns the user id (rules 7). */
import { insideOf, textAt, type AuthFailure, type Send } from './send';

export interface Identity {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}

/** Timeout in milliseconds; every other call waits for this one. */
const patience = 10_000;

export const askIdentity = async (
  send: Send,
  email: string,
): Promise<{ readonly type: 'ok'; readonly value: Identity } | AuthFailure> => {
  const answer = await send({
    method: 'GET',
    path: '/api/users/me',
    query: { email },
    withoutUserId: true,
    timeoutMs: patience,
  });
  if (answer.type === 'error') return answer;
  const user = insideOf(insideOf(answer.data, 'data'), 'user');
  const id = textAt(user, 'id');
  if (id === undefined) return { type: 'error', kind: 'malformed' };
  const own = textAt(user, 'email') ?? email;
  return { type: 'ok', value: { id, email: own, fullName: textAt(user, 'name') ?? own } };
};
