/** Builds what is saved: only changed values, in the platform's format (rules 4, 7). */
import { plainKey } from '../../../../lib/text/plainText';
import type { RowChange } from '../../../../lib/grid/entries/types';
import type { Pair } from '../../../../schema/links';
import type { RowResult } from '../../../../lib/batches/types';
import type { ChangedRow, ZoneChange } from '../../save/rows';
import { noPlan } from '../../columns/zonePlan';
import { planAt, type Sheet } from './createSheet';
import { recordValueOf } from '../../columns/recordTexts';

/** The platform's values before and after a change of one cell; undefined for a name of no known record. */
const sentOf = (sheet: Sheet, { row, column, before, after }: RowChange) => {
  const { key = '', rule } = sheet.columns[column] ?? {};
  const reference = sheet.references.get(column);
  if (reference) {
    const is = after.trim() === '' ? null : (reference.names.idOf(after) ?? undefined);
    return { key, after, was: reference.ids[row] ?? null, is };
  }
  const field = sheet.declaration.fields[key];
  // A cell may hold the label of what is offered.
  const is = sheet.choices.valueOf(column, after) ?? recordValueOf(field, rule, after);
  return { key, after, was: recordValueOf(field, rule, before), is };
};

/** The values that saving would change. */
const valuesAt = (sheet: Sheet, row: number) =>
  sheet.entries
    .changesOf(row)
    .filter(({ column }) => column !== sheet.zonesColumn)
    .map((change) => sentOf(sheet, change))
    .filter(({ was, is }) => was !== is);

export const archivedKey = 'is_archived';

/** Changed texts of a column, without duplicates. */
export const changedTexts = ({ entries }: Sheet, column: number): readonly string[] => [
  ...new Set(
    entries
      .changedIn(column)
      .map((row) => entries.textAt(row, column).trim())
      .filter((text) => text !== ''),
  ),
];

/**
 * Rows that block saving: changed rows with an error, or with a key that another row has. Duplicate keys that are
 * already stored do not block changes to other columns.
 */
export const faultyRows = ({ entries }: Sheet): readonly number[] => {
  const { keyColumn } = entries;
  const keyOf = (row: number) => plainKey(entries.textAt(row, keyColumn));
  const invalid = Array.from(entries.changedRows()).filter(
    (row) => entries.outcomeOf(row) === 'invalid',
  );
  // Without a key, no row is a duplicate.
  const keys = new Set(entries.changedIn(keyColumn).map(keyOf));
  const twins =
    keys.size === 0
      ? []
      : Array.from(entries.rowsOf('duplicate')).filter((row) => keys.has(keyOf(row)));
  return [...new Set([...invalid, ...twins])].sort((one, other) => one - other);
};

/** Planned pairs that may already be linked. */
export const unknownPairs = (sheet: Sheet): readonly Pair[] =>
  sheet.entries.changedIn(sheet.zonesColumn).flatMap((row) => {
    const { knownLinks: links, idOf } = sheet;
    const { on, off, amounts = {} } = planAt(sheet, row);
    const product = idOf(row);
    return [...new Set([...on, ...off, ...Object.keys(amounts)])]
      .filter((zone) => links.isIn(product, zone) === undefined)
      .map((zone) => [zone, product] as const);
  });

/** Existing links that get another amount, and whose own is unknown. */
export const unknownAmounts = (sheet: Sheet): readonly Pair[] =>
  sheet.entries.changedIn(sheet.zonesColumn).flatMap((row) => {
    const { knownLinks: links, idOf } = sheet;
    const product = idOf(row);
    return Object.keys(planAt(sheet, row).amounts ?? {})
      .filter((zone) => links.isIn(product, zone) === true)
      .filter((zone) => links.amountOf(product, zone) === undefined)
      .map((zone) => [zone, product] as const);
  });

/** Whether the product will be archived after saving. */
export const isArchivedAt = ({ entries, columns, declaration }: Sheet, row: number): boolean => {
  const place = columns.findIndex(({ key }) => key === archivedKey);
  if (place < 0) return false;
  return (
    recordValueOf(
      declaration.fields[archivedKey],
      columns[place]?.rule,
      entries.textAt(row, place),
    ) === true
  );
};

const noLinks: ZoneChange = { add: [], remove: [] };

/** The zones to add the row to and to remove it from, and the amounts of its links, as far as saving changes them. */
const zonesAt = (sheet: Sheet, row: number): ZoneChange => {
  const { knownLinks: links, idOf } = sheet;
  if (planAt(sheet, row) === noPlan) return noLinks;
  const id = idOf(row);
  // An archived product is in no zone (rules 4): the platform removes it from all.
  const { on, off, amounts = {} } = isArchivedAt(sheet, row) ? noPlan : planAt(sheet, row);
  const add = on.filter((zone) => links.isIn(id, zone) !== true);
  const entries = Object.entries(amounts).filter(
    ([zone]) => add.includes(zone) || links.isIn(id, zone) === true,
  );
  const read = entries.flatMap(([zone]) => {
    const amount = add.includes(zone) ? undefined : links.amountOf(id, zone);
    return amount === undefined ? [] : [[zone, amount] as const];
  });
  return {
    add,
    remove: off.filter((zone) => links.isIn(id, zone) !== false),
    ...(entries.length > 0 ? { amounts: Object.fromEntries(entries) } : {}),
    ...(read.length > 0 ? { expected: Object.fromEntries(read) } : {}),
  };
};

/** What saving changes of one row. */
type RowEffect = Omit<ChangedRow, 'shown'>;

/** Null if saving would not change the row. */
const effectOf = (sheet: Sheet, row: number): RowEffect | null => {
  const { zonesColumn, knownLinks: links, idOf } = sheet;
  const values = valuesAt(sheet, row);
  const zones = zonesAt(sheet, row);
  if (values.length === 0 && !isZoneChange(zones)) return null;
  // An unknown name must never clear the link. If one gets here, the checks were skipped.
  const unknown = values.find(({ is }) => is === undefined);
  if (unknown) throw new Error(`No record is known by the name "${unknown.after.trim()}".`);
  const id = idOf(row);
  const after = Object.fromEntries(values.map(({ key, is }) => [key, is]));
  const leaves = after[archivedKey] === true ? links.zonesOf(id) : [];
  return {
    row,
    id,
    before: Object.fromEntries(values.map(({ key, was }) => [key, was])),
    after,
    ...(zonesColumn < 0 ? {} : { zones }),
    ...(leaves.length > 0 ? { leaves } : {}),
  };
};

/** The texts of a row by column, for lists of results. */
export const shownAt = ({ columns, entries }: Sheet, row: number): ChangedRow['shown'] =>
  Object.fromEntries(columns.map(({ key }, column) => [key, entries.textAt(row, column).trim()]));

/** The changed rows and the rows whose record gets a child added or changed. */
export const rowsToSave = (sheet: Sheet): readonly ChangedRow[] => {
  const left = new Map(sheet.childRows.get() ?? []);
  const changed = effectsOf(sheet).map((effect) => {
    const { row } = effect;
    const { child } = left.get(row) ?? {};
    left.delete(row);
    const changedKeys = new Set(Object.keys(effect.after));
    const was = Object.fromEntries(
      sheet.columns.flatMap(({ key }, column) =>
        changedKeys.has(key) ? [[key, sheet.entries.baseText(row, column).trim()] as const] : [],
      ),
    );
    return { ...effect, shown: shownAt(sheet, row), was, ...(child ? { child } : {}) };
  });
  return [...changed, ...left.values()];
};

/** The row changes only what belongs to its record. */
export const isOfChild = ({ after, zones, child }: ChangedRow): boolean =>
  child !== undefined && zones === undefined && Object.keys(after).length === 0;

/** A row that is saved, without the newer values that were kept. */
type SettledRow = ChangedRow & Pick<RowResult, 'kept'>;

/** Puts the values that were kept into their cells. */
const showKept = ({ columns, entries }: Sheet, rows: readonly SettledRow[]): void => {
  const cells = rows.flatMap(({ row, kept = {} }) =>
    columns.flatMap(({ key }, column) => {
      const text = kept[key]?.text;
      return text === undefined ? [] : [{ row, column, text }];
    }),
  );
  if (cells.length > 0) entries.set(cells);
};

/** Makes saved values the loaded ones, including ids and zone links that cells do not show. */
export const settleChanges = (sheet: Sheet, rows: readonly SettledRow[]): void => {
  showKept(sheet, rows);
  for (const { row, id, after, zones = noLinks, leaves = [], kept = {} } of rows) {
    for (const [column, { ids }] of sheet.references) {
      const key = sheet.columns[column]?.key ?? '';
      const value = kept[key] ? kept[key].value : after[key];
      if (value !== undefined) ids[row] = typeof value === 'string' ? value : null;
    }
    const pairs = (ids: readonly string[]) => ids.map((zone) => [zone, id] as const);
    const { amounts = {} } = zones;
    sheet.knownLinks.learnAmounts(
      Object.entries(amounts).map(([zone, amount]) => ({ pair: [zone, id], amount })),
    );
    sheet.knownLinks.learn(pairs([...leaves, ...zones.remove, ...zones.add]), pairs(zones.add));
  }
  sheet.entries.settle(rows.map(({ row }) => row));
};

/** Whether anything is sent of it. */
export const isZoneChange = ({ add, remove, amounts = {} }: ZoneChange): boolean =>
  add.length + remove.length + Object.keys(amounts).length > 0;

/** Whether saving would change the row. An unchecked name counts as a change. */
export const hasEffect = (sheet: Sheet, row: number): boolean =>
  valuesAt(sheet, row).length > 0 || isZoneChange(zonesAt(sheet, row));

const effectiveRows = (sheet: Sheet) =>
  sheet.entries.changedRows().filter((row) => hasEffect(sheet, row));

/** Whether saving would change any cell. */
export const hasEffects = (sheet: Sheet): boolean =>
  sheet.entries.changedRows().some((row) => hasEffect(sheet, row));

/** Number of rows whose cells saving would change. The screen shows only this count of changes. */
export const effectiveCount = (sheet: Sheet): number => effectiveRows(sheet).length;

/** Number of records that saving changes. */
export const savedCount = (sheet: Sheet): number =>
  new Set([
    ...Array.from(effectiveRows(sheet), sheet.idOf),
    ...Array.from(sheet.childRows.get()?.values() ?? [], ({ id }) => id),
  ]).size;

/** What saving changes, by row. */
export const effectsOf = (sheet: Sheet): readonly RowEffect[] =>
  Array.from(sheet.entries.changedRows()).flatMap((row) => effectOf(sheet, row) ?? []);
