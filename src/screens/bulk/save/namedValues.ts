/**
 * Values that are names of records, such as a product's category: the platform stores the name, and the record may be
 * renamed or removed before the change is undone.
 */
import type { ChangedRow } from './rows';

/** Reads the ids of the records whose names a field can have, by name. */
export type ReadNameIds = (key: string) => Promise<ReadonlyMap<string, string>>;

const readAll = async (keys: readonly string[], read: ReadNameIds) =>
  new Map(
    await Promise.all([...new Set(keys)].map(async (key) => [key, await read(key)] as const)),
  );

/** Before saving: adds the ids of the records that rows name until then. */
export const withNamedIds = async (
  rows: readonly ChangedRow[],
  read: ReadNameIds,
): Promise<readonly ChangedRow[]> => {
  const textsOf = ({ before }: ChangedRow) =>
    Object.entries(before).filter(([, value]) => typeof value === 'string' && value !== '');
  const keys = rows.flatMap((row) => textsOf(row).map(([key]) => key));
  // If they cannot be read, the change is saved all the same, and its undo restores the names.
  const ids = await readAll(keys, read).catch(() => null);
  if (!ids) return rows;
  return rows.map((row) => {
    const named = textsOf(row).flatMap(([key, name]) => {
      const id = ids.get(key)?.get(String(name));
      return id === undefined ? [] : [[key, id] as const];
    });
    return named.length === 0 ? row : { ...row, namedIds: Object.fromEntries(named) };
  });
};

/** Before an undo: restores the present names, and marks rows whose record is gone. */
export const withNamesNow = async (
  rows: readonly ChangedRow[],
  read: ReadNameIds,
): Promise<readonly ChangedRow[]> => {
  const restoredIds = ({ namedIds = {}, after }: ChangedRow) =>
    Object.entries(namedIds).filter(([key]) => Object.hasOwn(after, key));
  const keys = rows.flatMap((row) => restoredIds(row).map(([key]) => key));
  const names = new Map(
    [...(await readAll(keys, read))].map(([key, ids]) => [
      key,
      new Map(Array.from(ids, ([name, id]) => [id, name])),
    ]),
  );
  return rows.map((row) => {
    const now: Record<string, string> = {};
    for (const [key, id] of restoredIds(row)) {
      const name = names.get(key)?.get(id);
      if (name === undefined) return { ...row, goneName: String(row.after[key]) };
      now[key] = name;
    }
    return { ...row, after: { ...row.after, ...now }, shown: { ...row.shown, ...now } };
  });
};
