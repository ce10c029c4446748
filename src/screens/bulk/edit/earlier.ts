import type { KeptRun } from '../../../batches/journal';
import { lastEdits, openRuns } from '../save/keptRuns';
import type { SavePort } from '../save/port';
import type { ChangedRow } from '../save/types';
import type { EarlierRun } from '../session/EarlierRuns';
import type { Sent } from '../session/work';

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

/** Null if nothing can be undone or another tab is working on it. */
export const undo = async (
  port: SavePort,
  edit: Pick<KeptRun, 'id' | 'accountId'>,
): Promise<Sent<ChangedRow> | null> => {
  const { startUndo } = await import('../save/undoRun');
  const undone = await startUndo({ ...port, edit });
  return undone && { of: 'undo', ...undone };
};

/** Null if another tab is working on it. */
export const goOn = async (port: SavePort, kept: KeptRun): Promise<Sent<ChangedRow> | null> => {
  const { resumeEdit } = await import('../save/undoRun');
  const resumed = await resumeEdit({ ...port, kept });
  // The sheet may be older than what the run saves, so its rows are reloaded afterwards.
  return resumed && { of: kept.kind === 'undo' ? 'undo' : 'rest', ...resumed };
};
