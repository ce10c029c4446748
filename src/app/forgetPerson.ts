/**
 * What log-out deletes besides the console itself, whose caches have their own lifetime (ConsoleApp.tsx). Choices
 * that contain no record are kept: appearance, language, saved views and selected columns under the person's id, and
 * how file columns were matched.
 */
import { forgetCalls, forgetFaults } from '../lib/failures/diagnostics';
import type { Session } from '../../authProvider/session';

const journalName = 'facings-saves';

/** Whether there is a journal; without one, its code need not be loaded. */
const hasJournal = async (): Promise<boolean> => {
  // Some browsers cannot list their databases; then assume that there is one.
  const { indexedDB: kept } = globalThis as { indexedDB?: Partial<IDBFactory> };
  if (!kept) return false;
  if (!kept.databases) return true;
  return (await kept.databases()).some(({ name }) => name === journalName);
};

const forgetRuns = async (): Promise<void> => {
  if (!(await hasJournal())) return;
  const { forgetEndedRuns } = await import('../lib/batches/journal');
  await forgetEndedRuns();
};

/**
 * Deletes when the person logs out, here or in another tab. A session that the platform has ended deletes nothing:
 * the same person can continue, and another person gets a new page.
 */
export const forgetAtLogOut = (
  session: Pick<Session, 'state' | 'hasEnded' | 'subscribe'>,
): void => {
  session.subscribe(() => {
    if (session.state() !== 'signedOut' || session.hasEnded()) return;
    forgetCalls();
    forgetFaults();
    forgetRuns().catch(reportError);
  });
};
