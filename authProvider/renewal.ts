/**
 * One refresh at a time, in the tab and among tabs (Specification 8). Whoever comes second takes the newer
 * credential from the cookie; nobody waits for ever, and nothing is written that log-out has overtaken.
 */
import type { CookiePort } from './cookie';
import type { Credentials } from './credentials';
import { textAt, type AuthFailure, type Send } from './send';

export type Renewal = 'renewed' | 'refused' | 'unreachable' | 'signedOut';

/** Milliseconds a refresh may take, and those that one tab waits for another's. */
export const refreshPatience = 10_000;

const lockName = 'facings-refresh';

type Locks = Pick<LockManager, 'request'>;

interface RenewalOptions {
  readonly cookie: CookiePort;
  readonly send: Send;
  /** Missing where the browser grants none (plain http on a network). */
  readonly locks?: Locks | undefined;
  readonly onRenewed: (credentials: Credentials) => void;
}

/** Refusals of the refresh itself end the session; any other failure leaves it for a later try. */
const isRefusal = ({ status }: AuthFailure): boolean =>
  status === 400 || status === 401 || status === 403;

export const createRenewal = ({ cookie, send, locks, onRenewed }: RenewalOptions) => {
  let current: Promise<Renewal> | undefined;

  const exchange = async (held: Credentials): Promise<Renewal> => {
    const answer = await send({
      method: 'POST',
      path: '/api/auth/refresh',
      body: { username: held.username, refresh_token: held.refresh },
      anonymous: true,
      timeoutMs: refreshPatience,
    });
    const now = cookie.read();
    // Log-out, another person or a quicker tab came meanwhile: what is there now is the truth.
    if (!now) return 'signedOut';
    if (now.refresh !== held.refresh) return 'renewed';
    if (answer.type === 'error') return isRefusal(answer) ? 'refused' : 'unreachable';
    const access = textAt(answer.data, 'access_token');
    if (access === undefined) return 'refused';
    const renewed = {
      ...now,
      access,
      refresh: textAt(answer.data, 'refresh_token') ?? now.refresh,
    };
    if (!cookie.write(renewed)) return 'refused';
    onRenewed(renewed);
    return 'renewed';
  };

  const renewUnlessNewer = async (refused: string): Promise<Renewal> => {
    const held = cookie.read();
    if (!held) return 'signedOut';
    return held.access === refused ? exchange(held) : 'renewed';
  };

  const alone = async (refused: string): Promise<Renewal> => {
    if (!locks) return renewUnlessNewer(refused);
    const patience = AbortSignal.timeout(refreshPatience);
    let isHeld = false;
    try {
      return await locks.request(lockName, { signal: patience }, () => {
        isHeld = true;
        return renewUnlessNewer(refused);
      });
    } catch (error) {
      if (isHeld) throw error;
      // The tab that holds the lock is frozen: going on without it costs a refresh at most.
      return renewUnlessNewer(refused);
    }
  };

  /** A newer credential than the refused one; all callers of this tab share one attempt. */
  return (refused: string): Promise<Renewal> => {
    current ??= alone(refused).finally(() => {
      current = undefined;
    });
    return current;
  };
};
