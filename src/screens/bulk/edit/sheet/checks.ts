import { plainKey } from '../../../../lib/text/plainText';
import { chunksOf } from '../../../../lib/batches/calls';
import type { EditSource } from '../source';
import { changedTexts, faultyRows, unknownAmounts, unknownPairs } from './changesOf';
import type { Sheet } from './createSheet';

// Checks with the platform before saving: names of records, keys, and existing zone links.

const mostNames = 500;

/**
 * An unknown or ambiguous name is an error of its cells.
 * @param isAgain checks such names again, beside those that are not checked yet
 */
export const checkNames = async (
  sheet: Sheet,
  source: EditSource,
  isAgain = false,
): Promise<void> => {
  for (const [column, { names, field }] of sheet.references) {
    const unchecked = changedTexts(sheet, column).filter((name) => {
      const id = names.idOf(name);
      return id === undefined || (isAgain && id === null);
    });
    for (const some of chunksOf(unchecked, mostNames)) {
      names.learnChecked(some, await source.named(field.to, some));
      // Shown at once, so that errors appear even if the next call fails.
      sheet.entries.judge(column, new Map(some.map((name) => [name, names.faultOf(name)])));
    }
  }
};

const takenKey = 'facings.bulkEdit.taken';

/** A key of an existing record that is not loaded is as invalid as a duplicate in the sheet. */
const checkKeys = async (sheet: Sheet, source: EditSource): Promise<void> => {
  const { entries, columns, idOf } = sheet;
  const { keyColumn } = entries;
  const keys = keyColumn < 0 ? [] : changedTexts(sheet, keyColumn);
  if (keys.length === 0) return;
  const label = columns[keyColumn]?.label ?? '';
  const texts = new Map(
    Array.from(entries.changedRows(), (row) => [
      plainKey(entries.textAt(row, keyColumn)),
      idOf(row),
    ]),
  );
  const taken = new Set<string>();
  for (const some of chunksOf(keys, mostNames))
    for (const { id, key } of await source.keyed(some))
      if (texts.get(plainKey(key)) !== id) taken.add(plainKey(key));
  const faultOf = (key: string) =>
    taken.has(plainKey(key)) ? { key: takenKey, values: { label, key } } : null;
  entries.judge(keyColumn, new Map(keys.map((key) => [key, faultOf(key)])));
};

/** Errors found by the platform may have been fixed elsewhere: the record was created, or the key is free now. */
export const checkFaults = async (sheet: Sheet, source: EditSource): Promise<void> => {
  const { entries } = sheet;
  const { keyColumn } = entries;
  const isTaken =
    keyColumn >= 0 &&
    Array.from(entries.changedRows()).some(
      (row) => entries.faultAt(row, keyColumn)?.key === takenKey,
    );
  await Promise.all([
    checkNames(sheet, source, true),
    ...(isTaken ? [checkKeys(sheet, source)] : []),
  ]);
};

// Runs all checks before the review, against the sheet as it is when the last response arrives.

/** Another round is needed only if the user typed during the previous one. */
const mostRounds = 10;

/** What the checks depend on: keys, names and zones of changed rows. */
const checkedTexts = ({ entries, references, zonesColumn }: Sheet): string => {
  const columns = [entries.keyColumn, zonesColumn, ...references.keys()].filter((at) => at >= 0);
  return JSON.stringify(
    columns.flatMap((column) =>
      entries.changedIn(column).map((row) => [row, column, entries.textAt(row, column)]),
    ),
  );
};

/**
 * Whether the sheet can be reviewed: everything is checked and valid. Edits made during the checks are checked, too.
 */
export const checkAll = async (
  sheet: Sheet,
  source: EditSource,
  signal: AbortSignal,
): Promise<boolean> => {
  for (let round = 0; round < mostRounds && !signal.aborted; round += 1) {
    const checked = checkedTexts(sheet);
    await Promise.all([checkNames(sheet, source, true), checkKeys(sheet, source)]);
    if (faultyRows(sheet).length > 0) return false;
    // Existing links are not changes, and undo must not remove them.
    const pairs = unknownPairs(sheet);
    if (pairs.length > 0) sheet.knownLinks.learn(pairs, await source.linked(pairs));
    // An amount that someone else changes from now on is newer than the planned one.
    const links = unknownAmounts(sheet);
    if (links.length > 0) sheet.knownLinks.learnAmounts(await source.amounts(links));
    if (checkedTexts(sheet) === checked) return faultyRows(sheet).length === 0;
  }
  return false;
};
