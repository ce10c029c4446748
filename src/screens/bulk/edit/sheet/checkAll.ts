/** Everything that the platform is asked before the review, of the sheet as it is when the last answer comes. */
import type { LinkCalls } from '../../../../schema/links';
import { faultyRows } from './changesOf';
import { checkKeys, checkLinks, checkNames, type CheckPort } from './checks';
import type { Sheet } from './createSheet';

/** Each is needed only if somebody has typed on during the one before. */
const mostRounds = 10;

/** What the answers are about: keys, names and zones of the rows that are changed. */
const askedOf = ({ entries, references, zonesColumn }: Sheet): string => {
  const columns = [entries.keyColumn, zonesColumn, ...references.keys()];
  return JSON.stringify(
    Array.from(entries.changedRows(), (row) => [
      row,
      ...columns.map((column) =>
        entries.isChanged(row, column) ? entries.textAt(row, column) : null,
      ),
    ]),
  );
};

/**
 * Whether the sheet can be reviewed: all is known, and nothing is wrong. The sheet can be changed while the platform
 * is asked; what was typed meanwhile is asked about too.
 */
export const checkAll = async (
  sheet: Sheet,
  port: CheckPort,
  calls: LinkCalls,
  /** The answer is still waited for. */
  isWanted: () => boolean,
): Promise<boolean> => {
  for (let round = 0; round < mostRounds && isWanted(); round += 1) {
    const asked = askedOf(sheet);
    await Promise.all([checkNames(sheet, port, true), checkKeys(sheet, port)]);
    if (faultyRows(sheet).length > 0) return false;
    await checkLinks(sheet, port, calls);
    if (askedOf(sheet) === asked) return faultyRows(sheet).length === 0;
  }
  return false;
};
