/** The changes to save, cell by cell and as totals (rules 2, Review). */
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../../lib/grid/entries/types';
import { useNumberText } from '../../../../views/useWords';
import { useVersion } from '../../frame/follow';
import type { ReviewNote } from '../../session/ReviewStep';
import { useEditText } from '../../session/sheetTexts';
import type { ChangedRow } from '../../save/rows';
import { archivedKey, effectsOf, isArchivedAt, isZoneChange } from '../sheet/changesOf';
import { planAt, type Sheet } from '../sheet/createSheet';

export interface ReviewLine extends Pick<ChangedRow, 'row' | 'zones'> {
  readonly column: number;
  readonly before: string;
  readonly after: string;
  /** Number of zones that the product loses by archiving, as far as known. */
  readonly leaves?: number;
  /** It may lose more: not all its zones are known. */
  readonly mayLeaveMore?: boolean;
}

const linesOf = (sheet: Sheet): readonly ReviewLine[] => {
  const { entries, columns, zonesColumn } = sheet;
  const placeOf = new Map(columns.map(({ key }, column) => [key, column]));
  return effectsOf(sheet).flatMap(({ row, after, zones, leaves = [] }) => {
    const lines = Object.keys(after).flatMap((key): readonly ReviewLine[] => {
      const column = placeOf.get(key);
      if (column === undefined) return [];
      const texts = {
        before: entries.baseText(row, column).trim(),
        after: entries.textAt(row, column).trim(),
      };
      const isArchiving = key === archivedKey && after[key] === true;
      if (!isArchiving) return [{ row, column, ...texts }];
      const mayLeaveMore = !sheet.knownLinks.isWhole(sheet.idOf(row));
      return [{ row, column, ...texts, leaves: leaves.length, mayLeaveMore }];
    });
    if (!zones || !isZoneChange(zones)) return lines;
    return [...lines, { row, column: zonesColumn, before: '', after: '', zones }];
  });
};

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

const reviewOf = (sheet: Sheet) => {
  const lines = linesOf(sheet);
  const leaves = lines.flatMap((line) => line.leaves ?? []);
  const counts = new Map<number, number>();
  for (const { column } of lines) counts.set(column, (counts.get(column) ?? 0) + 1);
  return {
    lines,
    /** Number of changes by column; zones are counted by links. */
    sums: [...sheet.columns.keys()].flatMap((column) => {
      const count = counts.get(column);
      return count === undefined ? [] : [{ column, count }];
    }),
    /** Number of products to archive, and the links they lose. */
    archived: leaves.length,
    archivedLinks: sum(leaves),
    mayLeaveMore: lines.some((line) => line.mayLeaveMore),
    /** Archived products whose chosen zones have no effect. */
    heldOut: sheet.entries
      .changedRows()
      .filter((row) => planAt(sheet, row).on.length > 0 && isArchivedAt(sheet, row)).length,
  };
};

/** What changed cells will save. */
export const useEditReview = (
  sheet: Sheet,
  columns: readonly EntryColumn[],
  /** Label of the amounts of links. */
  amountLabel: string,
) => {
  const translate = useTranslate();
  const editText = useEditText();
  const number = useNumberText();
  const version = useVersion(sheet.entries);
  const childRows = useSyncExternalStore(sheet.childRows.subscribe, sheet.childRows.get);
  const { lines, sums, archived, archivedLinks, mayLeaveMore, heldOut } = useMemo(
    () => reviewOf(sheet),
    // oxlint-disable-next-line react/exhaustive-deps -- each version has other texts
    [sheet, version],
  );
  const counted = (key: string, count: number): readonly string[] =>
    count === 0 ? [] : [translate(`facings.bulkEdit.${key}`, { smart_count: count, count })];

  /** 'Changes to 1,240 products: Secondary Category 1,200, Archived 40, Zones +300' */
  const summary = (): string => {
    const joins = sum(lines.map(({ zones }) => zones?.add.length ?? 0));
    const parts = sum(lines.map(({ zones }) => zones?.remove.length ?? 0));
    const amounts = sum(lines.map(({ zones }) => Object.keys(zones?.amounts ?? {}).length));
    const zones = [
      ...(joins > 0 ? [`+${number(joins)}`] : []),
      ...(parts > 0 ? [`−${number(parts)}`] : []),
      ...(amounts > 0 ? [`(${amountLabel} ${number(amounts)})`] : []),
    ].join(' ');
    const changes = sums.map(
      ({ column, count }) =>
        `${columns[column]?.label ?? ''} ${column === sheet.zonesColumn ? zones : number(count)}`,
    );
    const rows = new Set(lines.map(({ row }) => row)).size;
    return editText('summary', { smart_count: rows, count: rows, changes: changes.join(', ') });
  };
  const archiving = [
    ...counted('archiving', archived),
    ...counted(mayLeaveMore ? 'archivingLinksKnown' : 'archivingLinks', archivedLinks),
  ].join(' ');
  const notes: readonly ReviewNote[] = [
    ...(archiving === '' ? [] : [{ severity: 'warning', text: archiving } as const]),
    ...counted('heldOut', heldOut).map((text) => ({ severity: 'info', text }) as const),
  ];
  const onlyGiven = counted('children.rows', childRows?.size ?? 0)[0] ?? null;
  return { title: lines.length === 0 ? onlyGiven : summary(), notes, lines, sums };
};
