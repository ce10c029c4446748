/**
 * One refresh at a time, within a tab and across tabs (rules 8). A second caller uses the newer credential from the
 * cookie; waiting is limited, and a refresh that finishes after log-out writes nothing.
 */
import type { CookiePort } from './cookie';
import type { Credentials } from './credentials';
import { credentialAt, insideOf, type AuthFailure, type Send } from './send';

export type Renewal = 'renewed' | 'refused' | 'unreachable' | 'signedOut';

/**
 * Milliseconds to wait for another tab's refresh: as long as the transport waits for the refresh itself. Where refresh
 * credentials can be used once, giving up earlier would end the session.
 */
export const lockTimeout = 60_000;

const lockName = 'facings-refresh';

interface RenewalOptions {
  readonly cookie: CookiePort;
  readonly send: Send;
  /** Missing if the browser does not provide them (plain http on a network). */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly onRenewed: (credentials: Credentials) => void;
  /** The refresh was refused: the credentials that it sent are invalid. */
  readonly onRefused: (credentials: Credentials) => void;
}

/** A refused refresh ends the session; after any other failure it can be retried. */
const isRefusal = ({ status }: AuthFailure): boolean =>
  status === 400 || status === 401 || status === 403;

const isSame = (one: Credentials, other: Credentials): boolean =>
  one.access === other.access && one.refresh === other.refresh;

export const createRenewal = ({ cookie, send, locks, onRenewed, onRefused }: RenewalOptions) => {
  const underWay = new Map<string, Promise<Renewal>>();

  const exchange = async (held: Credentials): Promise<Renewal> => {
    const answer = await send({
      method: 'POST',
      path: '/api/auth/refresh',
      body: { username: held.username, refresh_token: held.refresh },
      anonymous: true,
    });
    // Log-out, another person or a faster tab came first: the current cookie wins.
    const now = cookie.read();
    if (now?.username !== held.username) return 'signedOut';
    if (!isSame(now, held)) return 'renewed';
    if (answer.type === 'error' && !isRefusal(answer)) return 'unreachable';

    const data = answer.type === 'ok' ? insideOf(answer.data, 'data') : undefined;
    const access = credentialAt(data, 'access_token');
    const refresh = credentialAt(data, 'refresh_token') ?? now.refresh;
    const renewed = access === undefined ? undefined : { ...now, access, refresh };
    if (!renewed || cookie.write(renewed) !== 'written') {
      onRefused(held);
      return 'refused';
    }
    onRenewed(renewed);
    return 'renewed';
  };

  const exchangeUnlessNewer = async (refused: string, username: string): Promise<Renewal> => {
    const held = cookie.read();
    if (held?.username !== username) return 'signedOut';
    return held.access === refused ? exchange(held) : 'renewed';
  };

  const inTurn = async (refused: string, username: string): Promise<Renewal> => {
    if (!locks) return exchangeUnlessNewer(refused, username);
    let pending: Promise<Renewal> | undefined;
    try {
      await locks.request(lockName, { signal: AbortSignal.timeout(lockTimeout) }, () => {
        pending = exchangeUnlessNewer(refused, username);
        return pending;
      });
    } catch {
      // The tab with the lock is suspended, or locks are forbidden here. Continuing without a lock costs one extra
      // refresh at most, because the cookie is compared before it is written.
    }
    return pending ?? exchangeUnlessNewer(refused, username);
  };

  /** Returns a credential newer than the refused one of this person; all callers of a tab share one attempt. */
  return (refused: string, username: string): Promise<Renewal> => {
    const attempt =
      underWay.get(refused) ?? inTurn(refused, username).finally(() => underWay.delete(refused));
    underWay.set(refused, attempt);
    return attempt;
  };
};
