/**
 * Handles a code chunk that failed to load. After a deployment the old chunks no longer exist: if nothing is unsaved,
 * the page reloads itself, once per build; otherwise it stays and says so.
 */
import { ownBuild } from '../../lib/failures/diagnostics';
import { fetchBuild, isReplaced } from './build';
import { hasUnsaved, setUpdate } from './updateStore';

/** Extended by scripts/vite/partsThatAreGone.mjs. */
export interface MissingCodeEvent extends Event {
  payload?: unknown;
  /** Requests the chunk again. */
  again?: () => Promise<unknown>;
  /** Promise that the page awaits instead of failing. */
  instead?: Promise<unknown>;
}

/** Session storage key for the build's hash, so that a build that stays broken does not reload the page endlessly. */
const triedKey = 'facings.started-anew-for';

const mayStartAnew = (build: string): boolean => {
  try {
    if (sessionStorage.getItem(triedKey) === build) return false;
    sessionStorage.setItem(triedKey, build);
    return true;
  } catch {
    // Without storage, the page could reload endlessly.
    return false;
  }
};

/** Never resolves, so that the page stays as it is with everything typed. */
const never = (): Promise<never> => new Promise<never>(() => undefined);

const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      window.removeEventListener('online', done);
      clearInterval(timer);
      resolve();
    };
    // The browser does not notice every interruption.
    const timer = setInterval(done, 10_000);
    window.addEventListener('online', done);
  });

/** @throws {unknown} the original error, if the caller should report it */
export const recover = async (error: unknown, again: () => Promise<unknown>): Promise<unknown> => {
  const own = ownBuild();
  const deployed = await fetchBuild();
  if (own && typeof deployed === 'object' && isReplaced(own, deployed)) {
    if (hasUnsaved()) {
      setUpdate('needed');
      return never();
    }
    if (!mayStartAnew(deployed.build)) throw error;
    window.location.reload();
    return never();
  }
  // If there is nothing to lose, the page reports the failure at once and offers to try again.
  if (deployed !== 'unreachable' || !hasUnsaved()) throw error;
  await untilOnline();
  return again().catch((later: unknown) => recover(later, again));
};

/** Call it once, before any chunk is requested. */
export const watchForMissingCode = (): void => {
  window.addEventListener('vite:preloadError', (event: MissingCodeEvent) => {
    const { payload, again } = event;
    if (again) event.instead = recover(payload, again);
  });
};
