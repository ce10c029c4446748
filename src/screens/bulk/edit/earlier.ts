import { lastEdits, openRuns } from '../save/keptRuns';
import type { SavePort } from '../save/port';
import type { EarlierRun } from '../session/EarlierRuns';

/**
 * The unfinished change of a closed page, or the latest one that can be undone (rules 4). An unfinished change must be
 * finished or discarded before another one is undone.
 */
export const readEarlier = async (
  { journal }: Pick<SavePort, 'journal'>,
  accountId: string,
): Promise<readonly EarlierRun[]> => {
  const [open, edits] = await Promise.all([
    openRuns(journal, ['edit', 'undo']),
    lastEdits(journal, accountId),
  ]);
  const unfinished = open.find((run) => run.accountId === accountId);
  if (unfinished) return [{ run: unfinished, way: 'resume' }];
  return edits.slice(0, 1).map((run) => ({ run, way: 'undo' }));
};
