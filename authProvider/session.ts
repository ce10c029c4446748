/** Who is asking: the session of this browser, its credentials and its end (Specification 6, 8, 9). */
import type { CookiePort } from './cookie';
import { expiryOf, type Credentials } from './credentials';
import { createRenewal, type Renewal } from './renewal';
import { insideOf, textAt, type AuthAnswer, type AuthFailure, type Send } from './send';
import type { TabsPort } from './tabs';

/** `expired`: the credentials are refused for good while the console is in use (re-login in place). */
export type SessionState = 'signedOut' | 'signedIn' | 'expired';

export interface Identity {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}

export type Outcome<T = undefined> =
  { readonly type: 'ok'; readonly value: T } | (AuthFailure & { readonly isTooLarge?: boolean });

interface SessionOptions {
  /** Read late, since the transport needs the session and the session the transport. */
  readonly send: () => Send;
  readonly cookie: CookiePort;
  readonly tabs: TabsPort;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Another person signed in in another tab: nothing on this page is theirs. */
  readonly onOtherPerson: () => void;
}

/** Seconds before its expiry from which a credential is refreshed ahead of a call. */
const margin = 60;

const ok = <T>(value: T): Outcome<T> => ({ type: 'ok', value });

export const createSession = ({
  send,
  cookie,
  tabs,
  locks,
  now = Date.now,
  onOtherPerson,
}: SessionOptions) => {
  const listeners = new Set<() => void>();
  let held = cookie.read();
  let state: SessionState = held ? 'signedIn' : 'signedOut';
  /** Asked once for each sign-in; dropped with it. */
  let identity: Promise<Outcome<Identity>> | undefined;

  const become = (next: SessionState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const say: Send = (call) => send()(call);

  /** Takes over what the cookie holds now: another tab may have changed it. */
  const look = () => {
    const found = cookie.read();
    const isOther = held && found && found.username !== held.username;
    held = found;
    if (!found) {
      identity = undefined;
      become('signedOut');
    } else if (isOther) onOtherPerson();
    else become('signedIn');
  };
  tabs.listen(look);

  const renewOnce = createRenewal({
    cookie,
    send: say,
    locks,
    onRenewed: () => {
      tabs.tell('renewed');
    },
  });

  const renew = async (refused: string): Promise<Renewal> => {
    const outcome = await renewOnce(refused);
    held = cookie.read();
    if (outcome === 'refused' && held?.access === refused) become('expired');
    if (outcome === 'signedOut') look();
    return outcome;
  };

  const isStale = ({ access }: Credentials): boolean => {
    const expiry = expiryOf(access);
    return expiry !== undefined && expiry - margin <= now() / 1000;
  };
  const isExpired = ({ access }: Credentials): boolean => {
    const expiry = expiryOf(access);
    return expiry !== undefined && expiry <= now() / 1000;
  };

  const credential = async (): Promise<{ token: string; userId?: string } | undefined> => {
    held = cookie.read();
    if (!held || state === 'expired') return undefined;
    if (isStale(held)) {
      const outcome = await renew(held.access);
      // Refused: the session is over. Not reached: a credential that still lives serves a while.
      if (outcome === 'refused' || outcome === 'signedOut') return undefined;
      if (outcome === 'unreachable' && isExpired(held)) return { token: held.access };
      held = cookie.read();
      if (!held) return undefined;
    }
    return { token: held.access, ...(held.userId ? { userId: held.userId } : {}) };
  };

  const keep = (credentials: Credentials): boolean => {
    if (!cookie.write(credentials)) return false;
    held = credentials;
    return true;
  };

  const askIdentity = async (email: string): Promise<Outcome<Identity>> => {
    const answer = await say({ method: 'GET', path: '/api/users/me', query: { email } });
    if (answer.type === 'error') return answer;
    const user = insideOf(answer.data, 'user');
    const id = textAt(user, 'id');
    if (id === undefined) return { type: 'error', kind: 'malformed' };
    const current = cookie.read();
    if (current?.username === email && current.userId !== id) keep({ ...current, userId: id });
    const own = textAt(user, 'email') ?? email;
    return ok({ id, email: own, fullName: textAt(user, 'name') ?? own });
  };

  const whoAmI = (): Promise<Outcome<Identity>> => {
    if (!held) return Promise.resolve({ type: 'error', kind: 'unauthorized' });
    const asked = identity ?? askIdentity(held.username);
    identity = asked;
    void asked.then((outcome) => {
      // A failure is not remembered: the next one to ask tries again.
      if (outcome.type === 'error' && identity === asked) identity = undefined;
    });
    return asked;
  };

  const plain = (answer: AuthAnswer | AuthFailure): Outcome<unknown> =>
    answer.type === 'error' ? answer : ok(answer.data);

  return {
    state: (): SessionState => state,
    /** E-mail of the person the credentials belong to, also while they are expired. */
    username: (): string | undefined => held?.username,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    credential,
    renew,
    identity: whoAmI,

    signIn: async (given: { email: string; password: string }): Promise<Outcome> => {
      const username = given.email.trim().toLowerCase();
      const answer = await say({
        method: 'POST',
        path: '/api/auth',
        body: { username, password: given.password },
        anonymous: true,
      });
      if (answer.type === 'error') return answer;
      const access = textAt(answer.data, 'access_token');
      const refresh = textAt(answer.data, 'refresh_token');
      if (access === undefined || refresh === undefined)
        return { type: 'error', kind: 'malformed' };
      const isSame = held?.username === username;
      const isOther = held !== undefined && !isSame;
      const kept = {
        access,
        refresh,
        username,
        ...(isSame && held?.userId ? { userId: held.userId } : {}),
      };
      if (!keep(kept)) return { type: 'error', kind: 'malformed', isTooLarge: true };
      identity = undefined;
      // The id goes with every later call (Specification 6), so it is learned before they start.
      state = state === 'expired' ? 'signedIn' : state;
      await whoAmI();
      tabs.tell('signedIn');
      // The page may still hold what the last person saw and typed.
      if (isOther) onOtherPerson();
      become('signedIn');
      for (const listener of listeners) listener();
      return ok(undefined);
    },

    signOut: (): void => {
      cookie.clear();
      held = undefined;
      identity = undefined;
      tabs.tell('signedOut');
      become('signedOut');
    },

    requestReset: async (email: string) =>
      plain(
        await say({
          method: 'POST',
          path: '/api/auth/reset',
          body: { email: email.trim().toLowerCase() },
          anonymous: true,
          audit: { type: 'USER', action: 'REQUEST_PASSWORD_RESET' },
        }),
      ),
    readReset: async (id: string) =>
      plain(await say({ method: 'GET', path: '/api/auth/reset', query: { id }, anonymous: true })),
    setPassword: async ({ id, password }: { id: string; password: string }) =>
      plain(
        await say({
          method: 'PUT',
          path: '/api/auth/reset',
          body: { id, password },
          anonymous: true,
          audit: { type: 'USER', action: 'RESET_PASSWORD', id },
        }),
      ),
    readInvite: async (id: string) =>
      plain(
        await say({ method: 'GET', path: '/api/users/invite', query: { id }, anonymous: true }),
      ),
    join: async (given: { invite_id: string; name: string; password: string }) =>
      plain(
        await say({
          method: 'POST',
          path: '/api/organizations/join',
          body: { ...given, name: given.name.trim() },
          anonymous: true,
          audit: { type: 'INVITE', action: 'ACCEPT_INVITE', id: given.invite_id },
        }),
      ),
  };
};

export type Session = ReturnType<typeof createSession>;
