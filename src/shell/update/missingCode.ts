/**
 * Handles a code chunk that failed to load. After a deployment the old chunks no longer exist: if nothing is unsaved,
 * the page reloads itself, once per build; otherwise it stays and says so.
 */
import { awaitRecovery } from '../../lib/failures/code';
import { ownBuild } from '../../lib/failures/diagnostics';
import { fetchBuild, isReplaced } from './build';
import { hasUnsaved, setUpdate } from './updateStore';

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

const untilOnline = (): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    // The browser does not notice every interruption.
    setTimeout(resolve, 10_000);
  });

/** Resolves to whether to request the code again; if not, the page reports the failure. */
const recover = async (): Promise<boolean> => {
  const deployed = await fetchBuild();
  if (typeof deployed === 'object' && isReplaced(ownBuild(), deployed)) {
    if (hasUnsaved()) {
      setUpdate('needed');
      return never();
    }
    if (!mayStartAnew(deployed.build)) return false;
    window.location.reload();
    return never();
  }
  // If there is nothing to lose, the page reports the failure at once and offers to try again.
  if (deployed !== 'unreachable' || !hasUnsaved()) return false;
  await untilOnline();
  return true;
};

/** Call it once, before any code is requested. */
export const watchForMissingCode = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    awaitRecovery(payload, recover());
  });
