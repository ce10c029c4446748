/** What the platform is asked before anything is saved: whose names these are, and who is where already. */
import type { FacingsDataProvider } from '../../../../../dataProvider';
import type { Known } from '../../../../../dataProvider/calls/bulk';
import type { LinkCalls } from '../../../../schema/links';
import { changedTexts, unknownPairs } from './changesOf';
import type { Reference, Sheet } from './createSheet';

export interface CheckPort {
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  readonly accountId: string;
}

/** Names in one call. */
const mostNames = 500;

type CheckNames = (accountId: string, names: readonly string[]) => Promise<readonly Known[]>;

/** By the declaration of those that are named. */
const checksOf = ({ bulk }: CheckPort['provider']): Readonly<Record<string, CheckNames>> => ({
  notionals: bulk.checkNotionals,
});

/** Names that were not asked about yet; `isAgain`: also those that nobody, or not one alone, had. */
const openNames = (sheet: Sheet, column: number, { names }: Reference, isAgain: boolean) =>
  changedTexts(sheet, column).filter((name) => {
    const id = names.idOf(name);
    return id === undefined || (isAgain && id === null);
  });

/** A name that nobody or several have is a fault of its cells. */
export const checkNames = async (
  sheet: Sheet,
  { provider, accountId }: CheckPort,
  isAgain = false,
): Promise<void> => {
  for (const [column, reference] of sheet.references) {
    const { to, names } = reference;
    const asked = openNames(sheet, column, reference, isAgain);
    if (asked.length === 0) continue;
    const check = checksOf(provider)[to];
    if (!check) throw new Error(`Names of ${to} cannot be checked.`);
    for (let at = 0; at < asked.length; at += mostNames) {
      const some = asked.slice(at, at + mostNames);
      names.learnChecked(some, await check(accountId, some));
      // At once: what is known to be wrong must be seen, even if the next call fails.
      sheet.entries.judge(column, new Map(some.map((name) => [name, names.faultOf(name)])));
    }
  }
};

/** What is joined already is no change, and must not be parted when the change is undone. */
export const checkLinks = async (
  sheet: Sheet,
  { provider }: CheckPort,
  calls: LinkCalls,
): Promise<void> => {
  const pairs = unknownPairs(sheet);
  if (pairs.length > 0) sheet.known.learn(pairs, await provider.links.check(calls, pairs));
};

const takenKey = 'facings.bulkEdit.taken';

/** A key that a product has which is not loaded is as wrong as one that stands twice in the sheet. */
export const checkKeys = async (
  sheet: Sheet,
  { provider, accountId }: CheckPort,
): Promise<void> => {
  const { entries, columns, idOf } = sheet;
  const { keyColumn } = entries;
  const keys = changedTexts(sheet, keyColumn);
  if (keys.length === 0) return;
  const label = columns[keyColumn]?.label ?? '';
  const own = new Map(
    Array.from(entries.changedRows(), (row) => [
      entries.textAt(row, keyColumn).trim().toLowerCase(),
      idOf(row),
    ]),
  );
  const taken = new Set<string>();
  for (let at = 0; at < keys.length; at += mostNames) {
    for (const { id, key } of await provider.bulk.checkSkus(
      accountId,
      keys.slice(at, at + mostNames),
    )) {
      const lower = key.trim().toLowerCase();
      if (own.get(lower) !== id) taken.add(lower);
    }
  }
  entries.judge(
    keyColumn,
    new Map(
      keys.map((key) => [
        key,
        taken.has(key.toLowerCase()) ? { key: takenKey, values: { label, key } } : null,
      ]),
    ),
  );
};

/** What the platform found wrong may have been put right elsewhere since: a record made, a key given up. */
export const checkFaults = async (sheet: Sheet, port: CheckPort): Promise<void> => {
  const { entries } = sheet;
  const isTaken = Array.from(entries.changedRows()).some(
    (row) => entries.faultAt(row, entries.keyColumn)?.key === takenKey,
  );
  await Promise.all([checkNames(sheet, port, true), ...(isTaken ? [checkKeys(sheet, port)] : [])]);
};
