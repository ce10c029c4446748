/** The session of this browser: its person, its credentials and its end (rules 6, 8, 9). */
import { createListeners } from '../src/lib/util/listeners';
import type { CookiePort } from './cookie';
import { expiryOf, type Credentials } from './credentials';
import { createIdentity } from './identity';
import { createLinkCalls } from './linkCalls';
import { createLogOuts } from './logOuts';
import { createRenewal, type Renewal } from './renewal';
import type { Send } from './send';
import { requestCredentials, storeCredentials, type Outcome, type SignIn } from './signInCall';
import type { TabsPort } from './tabs';

/** `expired`: the credentials are invalid while the console is in use; the person signs in again over the page. */
export type SessionState = 'signedOut' | 'signedIn' | 'expired';

interface SessionOptions {
  /** A function, because transport and session depend on each other. */
  readonly send: () => Send;
  readonly cookie: CookiePort;
  readonly tabs: TabsPort;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Another person has signed in: this page shows the previous person's data and must be left. */
  readonly onOtherPerson: () => void;
}

/** A credential is refreshed before a call if it expires within this many seconds. */
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
  const listeners = createListeners();

  /** The credentials last seen, which determine the person of this page. */
  let held = cookie.read();
  let state: SessionState = held ? 'signedIn' : 'signedOut';
  /** Whether the page may already show data of this person. */
  let isKnown = false;
  /** The refused refresh credential: a cookie that contains it is not a session. */
  let refused: string | undefined;
  /** The cookie was cleared without a log-out. */
  let isCookieLost = false;
  /** An access credential that had expired on arrival. The clocks differ, so refreshing ahead would never end. */
  let expiredOnArrival: string | undefined;

  const setState = (next: SessionState) => {
    if (next === state) return;
    state = next;
    listeners.tell();
  };

  const isOld = ({ access }: Credentials): boolean => {
    const expiry = expiryOf(access);
    return expiry !== undefined && expiry - margin <= now() / 1000;
  };

  const forget = () => {
    held = undefined;
    identity.forget();
    isKnown = false;
    refused = undefined;
    isCookieLost = false;
    setState('signedOut');
  };

  const logOuts = createLogOuts(tabs);

  /** Over the page, if it may show data of the person. */
  const requireSignIn = () => setState(isKnown ? 'expired' : 'signedOut');

  /** Returns the cookie's content, which another tab may have changed; undefined if it belongs to another person. */
  const look = (): Credentials | undefined => {
    const found = cookie.read();
    if (!found) {
      if (state === 'signedOut' || logOuts.hasHappened()) forget();
      else {
        isCookieLost = true;
        requireSignIn();
      }
      return undefined;
    }
    if (held && held.username !== found.username && state !== 'signedOut') {
      onOtherPerson();
      return undefined;
    }
    if (found.access !== held?.access) logOuts.forgetEarlier();
    held = found;
    isCookieLost = false;
    if (found.refresh === refused) return undefined;
    refused = undefined;
    setState('signedIn');
    return found;
  };
  tabs.listen((message) => {
    logOuts.hear(message);
    look();
  });

  /**
   * Like `look`, limited to one person: a call that outlives their log-out must not use the next person's
   * credentials.
   */
  const lookOf = (owner: string | undefined): Credentials | undefined => {
    const found = look();
    return owner === undefined || found?.username === owner ? found : undefined;
  };

  const takeNew = (credentials: Credentials) => {
    held = credentials;
    if (isOld(credentials)) expiredOnArrival = credentials.access;
  };

  /** Marks these credentials as invalid, so that the person must sign in again. */
  const refuseAll = ({ refresh }: Credentials): void => {
    refused = refresh;
    requireSignIn();
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

  /** Returns a credential newer than the refused one, from a refresh or from another tab. Always ends. */
  const renew = async (old: { token: string; owner?: string | undefined }): Promise<Renewal> => {
    const found = lookOf(old.owner);
    if (!found) return refused === undefined ? 'signedOut' : 'refused';
    const outcome = await renewOnce(old.token, found.username);
    return lookOf(found.username) || outcome === 'refused' ? outcome : 'signedOut';
  };

  /** Handles a renewed credential that was refused too, unless another tab has replaced it since. */
  const refuse = ({ token, owner }: { token: string; owner?: string | undefined }): void => {
    const found = lookOf(owner);
    if (found?.access === token) refuseAll(found);
  };

  const identity = createIdentity({
    send: say,
    look,
    onKnown: (username, id) => {
      isKnown = true;
      const current = lookOf(username);
      if (!current || current.userId === id) return;
      held = { ...current, userId: id };
      cookie.write(held);
    },
  });

  /**
   * Returns credential and user id for a call, refreshed first if about to expire. Undefined if the person is signed
   * out, or if the platform did not return their identity.
   */
  const credential = async (
    need: { withoutUserId: boolean; owner?: string | undefined } = { withoutUserId: false },
  ) => {
    let found = lookOf(need.owner);
    if (found && isOld(found) && found.access !== expiredOnArrival) {
      // If the refresh gets no response, the old credential is tried anyway, because this machine's clock may be
      // wrong.
      const owner = found.username;
      await renew({ token: found.access, owner });
      found = lookOf(owner);
    }
    if (!found) return undefined;
    const { access, userId, username: owner } = found;
    if (need.withoutUserId || userId !== undefined) {
      return { token: access, owner, ...(userId === undefined ? {} : { userId }) };
    }
    const who = await identity.ask();
    // The identity call may have refreshed the credential or ended the session.
    const token = lookOf(owner)?.access;
    // Nothing is sent without a user id.
    if (token === undefined || who.type === 'error') return undefined;
    return { token, owner, userId: who.value.id };
  };

  const signIn = async (account: SignIn): Promise<Outcome> => {
    const answer = await requestCredentials(say, account);
    if (answer.type === 'error') return answer;
    const isSame = held?.username === answer.value.username;
    const userId = isSame ? held?.userId : undefined;
    const credentials = { ...answer.value, ...(userId ? { userId } : {}) };
    const stored = storeCredentials(cookie, credentials);
    if (stored.type === 'error') return stored;

    tabs.tell('signedIn');
    if (!isSame && state !== 'signedOut') {
      // The page still shows what the previous person saw and typed.
      onOtherPerson();
      return stored;
    }
    takeNew(credentials);
    logOuts.forgetEarlier();
    refused = undefined;
    isCookieLost = false;
    identity.forget();
    isKnown = isKnown && isSame;
    // Every later call needs the user id, so it is requested immediately.
    void identity.ask();
    setState('signedIn');
    return stored;
  };

  return {
    state: (): SessionState => state,
    /** Returns the e-mail address of this page's person, also after their credentials were refused. */
    username: (): string | undefined => held?.username,
    /** Whether the user id is known. */
    hasUserId: (): boolean => held?.userId !== undefined,
    /** Whether the session ended without a log-out; the sign-in page then says so. */
    hasEnded: (): boolean => refused !== undefined || isCookieLost,
    /** Calls back when the state changes; returns a function that unsubscribes. */
    subscribe: listeners.subscribe,
    credential,
    renew,
    refuse,
    /** Another service no longer accepts the person: they must sign in again, over the page. */
    end: (): void => {
      const found = look();
      if (found) refuseAll(found);
    },
    /** Returns the signed-in person; requested once per sign-in. */
    identity: identity.ask,
    renamed: identity.renamed,
    /** Never rejects; a refusal is returned. */
    signIn,
    /** Takes effect immediately in every tab; a running refresh writes nothing. */
    signOut: (): void => {
      cookie.clear();
      forget();
      tabs.tell('signedOut');
    },
    ...createLinkCalls(say),
  };
};

export type Session = ReturnType<typeof createSession>;
