import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { inSlices } from '../../../../lib/util/yieldToMain';
import type { Entries } from '../../../../lib/grid/entries/types';
import { denseHeading } from '../../../../lib/tables/match/headings';
import type { ImportTarget } from '../../../../lib/tables/types';
import { useSettled } from '../../frame/follow';
import { ActionAlert } from './SheetNotices';

/** Rows that may still be sent. */
const outcomes = ['create', 'complete', 'invalid', 'duplicate'] as const;

/** Rows in which each text is the name of a column: a heading row that was pasted with the rows below it. */
export const headingRowsOf = async (
  entries: Entries,
  targets: readonly ImportTarget[],
  signal: AbortSignal,
): Promise<readonly number[]> => {
  const words = new Set(
    [
      ...targets.flatMap(({ name, label, synonyms }) => [name, label, ...synonyms]),
      ...entries.columns.map(({ label }) => label),
    ].map(denseHeading),
  );
  words.delete('');
  const found: number[] = [];
  await inSlices(
    entries.rowsOf(...outcomes),
    (row) => {
      let named = 0;
      for (const [column, { initial = '' }] of entries.columns.entries()) {
        const text = entries.textAt(row, column).trim();
        // A new row has some values from the start.
        if (text === '' || text === initial) continue;
        if (!words.has(denseHeading(text))) return;
        named += 1;
      }
      if (named > 0) found.push(row);
    },
    signal,
  );
  return found;
};

interface HeadingRowsProps {
  readonly entries: Entries;
  readonly targets: readonly ImportTarget[];
  readonly numberOf: (row: number) => string;
}

/** Offers to leave out heading rows: they would become records. */
export const HeadingRows = ({ entries, targets, numberOf }: HeadingRowsProps) => {
  const translate = useTranslate();
  /** Rows that the person wants to keep. */
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const value = useSettled(entries, (signal) => headingRowsOf(entries, targets, signal)) ?? [];
  const rows = value.filter((row) => !kept.has(row));
  if (rows.length === 0) return null;
  const counts = {
    smart_count: rows.length,
    rows: rows.slice(0, 3).map(numberOf).join(', ') + (rows.length > 3 ? ', …' : ''),
  };
  return (
    <ActionAlert
      severity="info"
      actions={{
        [translate('facings.bulk.sheet.headings.leave', counts)]: () => entries.leave(rows, true),
        [translate('facings.bulk.sheet.headings.keep')]: () => setKept(new Set([...kept, ...rows])),
      }}
    >
      {translate('facings.bulk.sheet.headings.text', counts)}
    </ActionAlert>
  );
};
