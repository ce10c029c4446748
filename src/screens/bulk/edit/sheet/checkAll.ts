/** Runs all checks before the review, against the sheet as it is when the last response arrives. */
import type { LinkCalls } from '../../../../schema/links';
import { faultyRows } from './changesOf';
import { checkKeys, checkLinks, checkNames, type CheckPort } from './checks';
import type { Sheet } from './createSheet';

/** Another round is needed only if the user typed during the previous one. */
const mostRounds = 10;

/** What the checks depend on: keys, names and zones of changed rows. */
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
 * Whether the sheet can be reviewed: everything is checked and valid. Edits made during the checks are checked, too.
 */
export const checkAll = async (
  sheet: Sheet,
  port: CheckPort,
  calls: LinkCalls,
  /** Whether the result is still needed. */
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
