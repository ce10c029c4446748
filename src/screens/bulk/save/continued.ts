/** Continues a run of a closed page with its rows. */
import type { KeptRun } from '../../../batches/journal';
import { holdRun } from '../../../batches/lock';
import type { Begun } from './createRun';
import type { Kept } from './keptRuns';
import type { SaveRun } from './types';

/** A continued run, with its rows, since there is no sheet to show them. */
export interface Continued<Row> {
  readonly run: SaveRun;
  readonly rows: readonly Row[];
}

/** Null if another tab is already working on it. */
export const continued = async <Row>(
  { id }: Pick<KeptRun, 'id'>,
  read: () => Promise<Kept<Row>>,
  start: (rows: readonly Row[], begun: Begun) => SaveRun,
): Promise<Continued<Row> | null> => {
  const held = await holdRun(id);
  if (!held) return null;
  try {
    const { rows, states } = await read();
    return { rows, run: start(rows, { id, states, held }) };
  } catch (error) {
    held();
    throw error;
  }
};
