/** The owner of the credentials: GET /api/users/me?email, which also returns the user id (rules 7). */
import type { Credentials } from './credentials';
import { insideOf, textAt, type AuthResult, type Send } from './send';

export interface Identity {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}

interface IdentityOptions {
  readonly send: Send;
  /** Returns the current credentials; undefined if nobody is signed in. */
  readonly look: () => Credentials | undefined;
  readonly onKnown: (username: string, id: string) => void;
}

const askIdentity = async (send: Send, email: string): Promise<AuthResult<Identity>> => {
  const answer = await send({
    method: 'GET',
    path: '/api/users/me',
    query: { email },
    withoutUserId: true,
  });
  if (answer.type === 'error') return answer;
  const user = insideOf(insideOf(answer.data, 'data'), 'user');
  const id = textAt(user, 'id');
  if (id === undefined) return { type: 'error', kind: 'malformed' };
  const userEmail = textAt(user, 'email') ?? email;
  return {
    type: 'ok',
    value: { id, email: userEmail, fullName: textAt(user, 'name') ?? userEmail },
  };
};

export const createIdentity = ({ send, look, onKnown }: IdentityOptions) => {
  /** Requested once per sign-in and discarded with it. */
  let identity: Promise<AuthResult<Identity>> | undefined;
  return {
    ask: (): Promise<AuthResult<Identity>> => {
      const found = look();
      if (!found) return Promise.resolve({ type: 'error', kind: 'unauthorized' });
      if (identity) return identity;
      const { username } = found;
      const pending = askIdentity(send, username).then((outcome) => {
        if (identity !== pending) return outcome;
        // A failure is not cached, so the next caller tries again.
        if (outcome.type === 'error') identity = undefined;
        else onKnown(username, outcome.value.id);
        return outcome;
      });
      identity = pending;
      return pending;
    },
    forget: () => {
      identity = undefined;
    },
    /** Updates the person's name after it was saved. */
    renamed: (fullName: string): void => {
      identity = identity?.then((outcome) =>
        outcome.type === 'ok' ? { type: 'ok', value: { ...outcome.value, fullName } } : outcome,
      );
    },
  };
};
