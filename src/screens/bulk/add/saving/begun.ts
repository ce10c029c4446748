/** Products that an earlier saving made of rows, and that still lack something: rows that bring them again complete them. */
import type { Journal } from '../../../../batches/journal';
import { stateOfNew, wantedOfNew } from '../../save/newRows';
import { readNewRows } from '../../save/keptRows';
import { openRuns } from '../../save/openRuns';
import { isBegun, missingParts } from '../../save/rowState';
import type { Part } from '../../save/types';

export interface BegunProduct {
  readonly missing: readonly Part[];
  /** Ids of zones that it was to be in and is not yet. */
  readonly zones: readonly string[];
  /** The run that left it so. */
  readonly runId: string;
}

/** By the product's id, of all runs of an organization that were left unfinished. */
export const readBegun = async (
  journal: Journal,
  accountId: string,
): Promise<ReadonlyMap<string, BegunProduct>> => {
  const begun = new Map<string, BegunProduct>();
  for (const run of await openRuns(journal, ['add'])) {
    if (run.accountId !== accountId) continue;
    const { rows, states } = await readNewRows(journal, run.id);
    rows.forEach((row, at) => {
      const state = states[at] ?? stateOfNew(row);
      const missing = missingParts({ wanted: wantedOfNew(row), state });
      if (state.id === null || !isBegun(state) || missing.length === 0) return;
      const zones = missing.includes('zones')
        ? row.zones.filter((zone) => !state.joined.includes(zone))
        : [];
      begun.set(state.id, { missing, zones, runId: run.id });
    });
  }
  return begun;
};
