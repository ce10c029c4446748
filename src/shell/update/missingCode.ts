/**
 * A part of the code that did not come. After a deploy the old parts are gone: where nothing unsaved is open the page
 * starts anew at its address, by itself and once for each build; where something is, it stays as it is and says so.
 */
import { ownBuild } from '../../faults/diagnostics/ownBuild';
import { askBuild, isReplaced } from './build';
import { hasUnsaved } from './unsaved';
import { sayUpdate } from './updateStore';

/** As scripts/vite/partsThatAreGone.mjs lets it be answered. */
export interface MissingCodeEvent extends Event {
  payload?: unknown;
  /** Asks for the part once more. */
  again?: () => Promise<unknown>;
  /** What the page waits for instead of failing. */
  instead?: Promise<unknown>;
}

/** For this tab only, so that a build that stays broken is not started for ever. Holds the build's hash. */
const triedKey = 'facings.started-anew-for';

const mayStartAnew = (build: string): boolean => {
  try {
    if (sessionStorage.getItem(triedKey) === build) return false;
    sessionStorage.setItem(triedKey, build);
    return true;
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
};

/** What waits for it stays as it is, with all that was typed around it. */
const never = (): Promise<never> => new Promise<never>(() => undefined);

const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      window.removeEventListener('online', done);
      clearInterval(timer);
      resolve();
    };
    // Not every break of the line is one that the browser hears of.
    const timer = setInterval(done, 10_000);
    window.addEventListener('online', done);
  });

/** @throws {unknown} what the part failed with, where the one who asked for it is to say so */
export const recover = async (error: unknown, again: () => Promise<unknown>): Promise<unknown> => {
  const own = ownBuild();
  const deployed = await askBuild();
  if (own && typeof deployed === 'object' && isReplaced(own, deployed)) {
    if (hasUnsaved()) {
      sayUpdate('needed');
      return never();
    }
    if (!mayStartAnew(deployed.build)) throw error;
    window.location.reload();
    return never();
  }
  // With nothing to lose, the page says at once what failed, and offers to try again.
  if (deployed !== 'unreachable' || !hasUnsaved()) throw error;
  await untilOnline();
  return again().catch((later: unknown) => recover(later, again));
};

/** To be called once, before any part is asked for. */
export const watchForMissingCode = (): void => {
  window.addEventListener('vite:preloadError', (event: MissingCodeEvent) => {
    const { payload, again } = event;
    if (again) event.instead = recover(payload, again);
  });
};
