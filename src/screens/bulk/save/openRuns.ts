/** Finds unfinished runs of closed pages. */
import type { Journal, KeptRun } from '../../../batches/journal';
import { isHeld } from '../../../batches/lock';
import { withSaved } from './keptRows';

/** This user's runs that no tab is working on, newest first. */
export const openRuns = async (
  journal: Journal,
  kinds: readonly string[] = ['add', 'edit', 'undo'],
): Promise<readonly KeptRun[]> => {
  const runs = await journal.runs();
  const open: KeptRun[] = [];
  for (const run of runs)
    if (run.phase === 'open' && kinds.includes(run.kind) && !(await isHeld(run.id)))
      open.push(await withSaved(journal, run));
  return open;
};
