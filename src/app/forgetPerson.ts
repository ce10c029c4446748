/**
 * What log-out forgets beside the console itself, whose caches are its own (ConsoleApp.tsx). Kept are choices without
 * a record in them: appearance, language, saved views and chosen columns under the person's id, and how the columns of
 * files were matched.
 */
import { forgetCalls } from '../faults/diagnostics/lastCalls';
import { forgetFaults } from '../faults/diagnostics/lastFaults';
import type { Session } from '../../authProvider/session';

const journalName = 'facings-journal';

/** Not where there is none: its code need not be loaded then. */
const hasJournal = async (): Promise<boolean> => {
  // Some browsers cannot list their databases; then it is looked for.
  const { indexedDB: kept } = globalThis as { indexedDB?: Partial<IDBFactory> };
  if (!kept) return false;
  if (!kept.databases) return true;
  return (await kept.databases()).some(({ name }) => name === journalName);
};

const forgetRuns = async (): Promise<void> => {
  if (!(await hasJournal())) return;
  const { forgetEndedRuns } = await import('../screens/bulk/save/forgetEnded');
  await forgetEndedRuns();
};

/**
 * Forgets when the person logs out, here or in another tab. A session that the platform has ended forgets nothing:
 * whoever comes back goes on, and another person's page begins anew.
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
