/** The changes to save, cell by cell and as totals (rules 2, Review). */
import type { ChangedRow } from '../../save/rows';
import { archivedKey, isArchivedAt } from '../sheet/changesOf';
import { planAt, type Sheet } from '../sheet/createSheet';

export interface ReviewLine {
  readonly row: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
  /** Zone ids, only in the zones column. */
  readonly zones?: { readonly add: readonly string[]; readonly remove: readonly string[] };
  /** Number of zones that the product loses by archiving, as far as known. */
  readonly leaves?: number;
}

export const reviewOf = (sheet: Sheet, rows: readonly ChangedRow[]) => {
  const { entries, columns, zonesColumn } = sheet;
  const lines: ReviewLine[] = [];
  const counts = new Map<number, number>();
  let [joins, parts, archived, archivedLinks] = [0, 0, 0, 0];
  for (const { row, after, zones, leaves = [] } of rows) {
    for (const [column, { key }] of columns.entries()) {
      if (!Object.hasOwn(after, key)) continue;
      const isArchiving = key === archivedKey && after[key] === true;
      counts.set(column, (counts.get(column) ?? 0) + 1);
      lines.push({
        row,
        column,
        before: entries.baseText(row, column).trim(),
        after: entries.textAt(row, column).trim(),
        ...(isArchiving ? { leaves: leaves.length } : {}),
      });
      if (isArchiving) [archived, archivedLinks] = [archived + 1, archivedLinks + leaves.length];
    }
    if (zones && zones.add.length + zones.remove.length > 0) {
      joins += zones.add.length;
      parts += zones.remove.length;
      counts.set(zonesColumn, (counts.get(zonesColumn) ?? 0) + 1);
      lines.push({ row, column: zonesColumn, before: '', after: '', zones });
    }
  }
  const sums = [...columns.keys()].flatMap((column) => {
    const count = counts.get(column);
    return count === undefined ? [] : [{ column, count }];
  });
  const heldOut = Array.from(entries.changedRows()).filter(
    (row) => isArchivedAt(sheet, row) && planAt(sheet, row).on.length > 0,
  ).length;
  return {
    lines: lines as readonly ReviewLine[],
    rows: rows.length,
    /** In column order; zones are counted by links. */
    sums,
    joins,
    parts,
    /** Number of products to archive, and the links they lose. */
    archived,
    archivedLinks,
    /** Archived products whose chosen zones have no effect. */
    heldOut,
  };
};

export type Changes = ReturnType<typeof reviewOf>;

/** Reverts changes: the cells get their loaded texts. One step of the history. */
export const revertLines = ({ entries }: Sheet, lines: readonly ReviewLine[]): void => {
  entries.set({
    rows: lines.map(({ row }) => row),
    columns: lines.map(({ column }) => column),
    texts: lines.map(({ row, column }) => entries.baseText(row, column)),
  });
};
