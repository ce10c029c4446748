/** Products that an earlier save created and that are still incomplete. Rows with their keys complete them. */
import type { Journal } from '../../../../batches/journal';
import { stateOfNew, wantedOfNew } from '../../save/newRows';
import { readNewRows } from '../../save/keptRows';
import { openRuns } from '../../save/openRuns';
import { isBegun, missingParts } from '../../save/rowState';
import type { Part, RowResult } from '../../save/types';

export interface BegunProduct {
  readonly missing: readonly Part[];
  /** Ids of zones that it should be in but is not. */
  readonly zones: readonly string[];
  /** The run that created it. */
  readonly runId: string;
}

/** By product id, from all unfinished runs of an organization. */
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

/** The same for a run whose rows return to the sheet, where their zones are still planned. */
export const begunBy = (
  results: ReadonlyMap<number, RowResult>,
  runId: string,
): ReadonlyMap<string, BegunProduct> =>
  new Map(
    [...results.values()].flatMap(({ type, id, faults }) => {
      const missing = [...new Set(faults.map(({ part }) => part))];
      return id === null || type !== 'partly' ? [] : [[id, { missing, zones: [], runId }] as const];
    }),
  );
