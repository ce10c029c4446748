import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../../sheet/entries/types';
import { useNumberText } from '../../../../views/useWords';
import { useVersion } from '../../frame/follow';
import type { ReviewNote } from '../../session/ReviewStep';
import { zonesKey } from '../../columns/zonePlan';
import { changedRowsOf } from '../sheet/changesOf';
import type { Sheet } from '../sheet/createSheet';
import { reviewOf, type Changes } from './reviewLines';
import { useEditText } from '../../session/sheetTexts';

/** '1,240 products: Secondary Category 1,200, Archived 40, Zones +300' */
const useSummary = (columns: readonly EntryColumn[]) => {
  const editText = useEditText();
  const number = useNumberText();
  return ({ rows, sums, joins, parts }: Changes): string => {
    const zones = [
      ...(joins > 0 ? [`+${number(joins)}`] : []),
      ...(parts > 0 ? [`−${number(parts)}`] : []),
    ].join(' ');
    const changes = sums.map(({ column, count }) => {
      const { key, label } = columns[column] ?? { key: '', label: '' };
      return `${label} ${key === zonesKey ? zones : number(count)}`;
    });
    return editText('summary', {
      smart_count: rows,
      count: rows,
      changes: changes.join(', '),
    });
  };
};

/** What changed cells will save; null if nothing is under review. */
export const useReview = (sheet: Sheet, columns: readonly EntryColumn[], isReviewed: boolean) => {
  const translate = useTranslate();
  const summary = useSummary(columns);
  const version = useVersion(sheet.entries);
  const changes = useMemo(
    () => (isReviewed && version >= 0 ? reviewOf(sheet, changedRowsOf(sheet)) : null),
    [sheet, isReviewed, version],
  );
  if (!changes) return null;
  const { lines, archived, archivedLinks, heldOut } = changes;
  const counted = (key: string, count: number): string =>
    translate(`facings.bulkEdit.${key}`, { smart_count: count, count });
  const archiving = [
    ...(archived > 0 ? [counted('archiving', archived)] : []),
    ...(archivedLinks > 0 ? [counted('archivingLinks', archivedLinks)] : []),
  ];
  const notes: readonly ReviewNote[] = [
    ...(archiving.length > 0 ? [{ severity: 'warning', text: archiving.join(' ') } as const] : []),
    ...(heldOut > 0 ? [{ severity: 'info', text: counted('heldOut', heldOut) } as const] : []),
  ];
  return {
    title: lines.length === 0 ? null : summary(changes),
    notes,
    why: lines.length === 0 ? translate('facings.bulkEdit.nothingChanged') : null,
    changes,
  };
};

export type EditReview = NonNullable<ReturnType<typeof useReview>>;
