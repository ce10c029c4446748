/** Who is asking: the session of this browser, its credentials and its end (rules 6, 8, 9). */
import type { CookiePort } from './cookie';
import { expiryOf, type Credentials } from './credentials';
import { askIdentity, type Identity } from './identity';
import { createLinkCalls } from './linkCalls';
import { createRenewal, type Renewal } from './renewal';
import { credentialAt, insideOf, type AuthFailure, type Send } from './send';
import type { TabsPort } from './tabs';

/** `expired`: the credentials are refused for good while the console is in use (re-login in place). */
export type SessionState = 'signedOut' | 'signedIn' | 'expired';

export type Outcome<T = undefined> =
  | { readonly type: 'ok'; readonly value: T }
  | (AuthFailure & {
      /** Both credentials do not fit into one cookie. */
      readonly isTooLarge?: boolean;
      /** The browser keeps no cookies for this address. */
      readonly isCookieRefused?: boolean;
    });

interface SessionOptions {
  /** Read late, since the transport needs the session and the session the transport. */
  readonly send: () => Send;
  readonly cookie: CookiePort;
  readonly tabs: TabsPort;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Another person signed in meanwhile: nothing on this page is theirs, so it has to be left. */
  readonly onOtherPerson: () => void;
}

/** Seconds before its expiry from which a credential is refreshed ahead of a call. */
const margin = 60;

export const createSession = ({
  send,
  cookie,
  tabs,
  locks,
  now = Date.now,
  onOtherPerson,
}: SessionOptions) => {
  const say: Send = (call) => send()(call);
  const listeners = new Set<() => void>();

  /** Whose page this is, with the credentials last seen. */
  let held = cookie.read();
  let state: SessionState = held ? 'signedIn' : 'signedOut';
  /** Asked once for each sign-in; dropped with it. */
  let identity: Promise<Outcome<Identity>> | undefined;
  /** Whether the page may show something of this person already. */
  let isKnown = false;
  /** The refresh credential that was refused: the cookie is no session while it holds that one. */
  let refused: string | undefined;
  /** An access credential that was old when it came: clocks differ, so refreshing ahead would never end. */
  let bornOld: string | undefined;

  const become = (next: SessionState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const isOld = ({ access }: Credentials): boolean => {
    const expiry = expiryOf(access);
    return expiry !== undefined && expiry - margin <= now() / 1000;
  };

  const forget = () => {
    held = undefined;
    identity = undefined;
    isKnown = false;
    refused = undefined;
    become('signedOut');
  };

  /** What the cookie holds now, for another tab may have changed it; undefined where this page has no say. */
  const look = (): Credentials | undefined => {
    const found = cookie.read();
    if (!found) {
      forget();
      return undefined;
    }
    if (held && held.username !== found.username && state !== 'signedOut') {
      onOtherPerson();
      return undefined;
    }
    held = found;
    if (found.refresh === refused) return undefined;
    refused = undefined;
    become('signedIn');
    return found;
  };
  tabs.listen(look);

  /** The same of one person: a call that outlived their log-out is nothing to who signed in since. */
  const lookOf = (owner: string | undefined): Credentials | undefined => {
    const found = look();
    return owner === undefined || found?.username === owner ? found : undefined;
  };

  const takeNew = (credentials: Credentials) => {
    held = credentials;
    if (isOld(credentials)) bornOld = credentials.access;
  };

  /** These credentials are worth nothing any more: only signing in again helps. */
  const refuseAll = ({ refresh }: Credentials): void => {
    refused = refresh;
    become(isKnown ? 'expired' : 'signedOut');
  };

  const renewOnce = createRenewal({
    cookie,
    send: say,
    locks,
    onRenewed: (credentials) => {
      takeNew(credentials);
      tabs.tell('renewed');
    },
    onRefused: refuseAll,
  });

  /** A newer credential than the refused one, from a refresh or from another tab. Ends in any case. */
  const renew = async (old: { token: string; owner?: string | undefined }): Promise<Renewal> => {
    const found = lookOf(old.owner);
    if (!found) return refused === undefined ? 'signedOut' : 'refused';
    const outcome = await renewOnce(old.token, found.username);
    return lookOf(found.username) || outcome === 'refused' ? outcome : 'signedOut';
  };

  /** A renewed credential is refused as well. One that another tab has replaced since is no concern. */
  const refuse = ({ token, owner }: { token: string; owner?: string | undefined }): void => {
    const found = lookOf(owner);
    if (found?.access === token) refuseAll(found);
  };

  const whoAmI = (): Promise<Outcome<Identity>> => {
    const found = look();
    if (!found) return Promise.resolve({ type: 'error', kind: 'unauthorized' });
    if (identity) return identity;
    const { username } = found;
    const asked = askIdentity(say, username).then((outcome) => {
      if (identity !== asked) return outcome;
      // A failure is not remembered: the next one to ask tries again.
      if (outcome.type === 'error') identity = undefined;
      else {
        isKnown = true;
        const current = lookOf(username);
        const { id } = outcome.value;
        if (current && current.userId !== id) {
          held = { ...current, userId: id };
          cookie.write(held);
        }
      }
      return outcome;
    });
    identity = asked;
    return asked;
  };

  /**
   * Credential and user id for a call; refreshed first when about to expire. Undefined where the person is signed out,
   * or where the platform did not say who they are.
   */
  const credential = async (
    need: { withoutUserId: boolean; owner?: string | undefined } = { withoutUserId: false },
  ) => {
    let found = lookOf(need.owner);
    if (found && isOld(found) && found.access !== bornOld) {
      // Where nobody answers, the old one is tried all the same: this machine's clock may be wrong.
      const owner = found.username;
      await renew({ token: found.access, owner });
      found = lookOf(owner);
    }
    if (!found) return undefined;
    const { access, userId, username: owner } = found;
    if (need.withoutUserId || userId !== undefined) {
      return { token: access, owner, ...(userId === undefined ? {} : { userId }) };
    }
    const who = await whoAmI();
    // Asking may have refreshed the credential, or ended the session.
    const token = lookOf(owner)?.access;
    // Nothing is sent that cannot say who sends it.
    if (token === undefined || who.type === 'error') return undefined;
    return { token, owner, userId: who.value.id };
  };

  const signIn = async (given: { email: string; password: string }): Promise<Outcome> => {
    const username = given.email.trim().toLowerCase();
    const answer = await say({
      method: 'POST',
      path: '/api/auth',
      body: { username, password: given.password },
      anonymous: true,
    });
    if (answer.type === 'error') return answer;
    const data = insideOf(answer.data, 'data');
    const access = credentialAt(data, 'access_token');
    const refresh = credentialAt(data, 'refresh_token');
    if (access === undefined || refresh === undefined) return { type: 'error', kind: 'malformed' };

    const isSame = held?.username === username;
    const userId = isSame ? held?.userId : undefined;
    const credentials = { access, refresh, username, ...(userId ? { userId } : {}) };
    const outcome = cookie.write(credentials);
    if (outcome === 'tooLarge') return { type: 'error', kind: 'malformed', isTooLarge: true };
    if (outcome === 'refused') return { type: 'error', kind: 'malformed', isCookieRefused: true };

    tabs.tell('signedIn');
    if (!isSame && state !== 'signedOut') {
      // The page still holds what the last person saw and typed.
      onOtherPerson();
      return { type: 'ok', value: undefined };
    }
    takeNew(credentials);
    refused = undefined;
    identity = undefined;
    isKnown = isKnown && isSame;
    // Its user id goes with every later call, so it is asked for at once.
    void whoAmI();
    become('signedIn');
    return { type: 'ok', value: undefined };
  };

  return {
    state: (): SessionState => state,
    /** E-mail of the person whose page this is, also while their credentials are refused. */
    username: (): string | undefined => held?.username,
    /** Whether calls can say who makes them. */
    hasUserId: (): boolean => held?.userId !== undefined,
    /** Whether the session was ended by the platform, not by the person: the sign-in page says so. */
    hasEnded: (): boolean => refused !== undefined,
    /** Calls back when the state changes; returns the way to stop. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    credential,
    renew,
    refuse,
    /** The signed-in person, asked for once in a sign-in. */
    identity: whoAmI,
    /** Their name was changed, and the platform has it. */
    renamed: (fullName: string): void => {
      identity = identity?.then((outcome) =>
        outcome.type === 'ok' ? { type: 'ok', value: { ...outcome.value, fullName } } : outcome,
      );
    },
    /** Never throws: what was refused is told. */
    signIn,
    /** At once, in every tab; a refresh under way writes nothing any more. */
    signOut: (): void => {
      cookie.clear();
      forget();
      tabs.tell('signedOut');
    },
    ...createLinkCalls(say),
  };
};

export type Session = ReturnType<typeof createSession>;
