import { isChangedAt, lastEdits, openRuns } from '../../../batches/keptRuns';
import type { ChangePort } from '../save/changeRun';
import type { EarlierRun } from '../session/EarlierRuns';

/**
 * The unfinished change of a closed page, or the latest one that can be undone (rules 4). An unfinished change must be
 * finished or discarded before another one is undone.
 */
export const readEarlier = async ({
  journal,
  ...at
}: Pick<ChangePort, 'journal' | 'accountId' | 'place'>): Promise<readonly EarlierRun[]> => {
  const [open, edits] = await Promise.all([
    openRuns(journal, ['edit', 'undo']),
    lastEdits(journal, at),
  ]);
  const unfinished = open.find((run) => isChangedAt(run, at));
  if (unfinished) return [{ run: unfinished, way: 'resume' }];
  return edits.slice(0, 1).map((run) => ({ run, way: 'undo' }));
};
