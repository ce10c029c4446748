import { useTranslate } from 'react-admin';
import type { Entries } from '../../../grid/entriesTypes';
import { useBulkText } from './useBulkText';
import { useFaultText } from './useFaultText';

/** Returns a function that explains why a row is not created; empty for a row that is. */
export const useRowReason = (
  numberOf: (row: number) => string,
): ((entries: Entries, row: number) => string) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const faultText = useFaultText();
  const why = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`facings.bulk.why.${key}`, values);
  return (entries, row) => {
    const outcome = entries.outcomeOf(row);
    if (['create', 'complete', 'blank'].includes(outcome)) return '';
    const faults = entries.columns.flatMap((_, column) => entries.faultAt(row, column) ?? []);
    const reasons = faults.map(faultText);
    if (outcome === 'duplicate') {
      const first = entries.firstLike(row);
      const [own, other] = [row, first].map((one) => entries.textAt(one, entries.keyColumn).trim());
      // 'ab1' does not look like a copy of 'AB1', so the text says what differs.
      reasons.push(why(own === other ? 'duplicate' : 'duplicateCase', { row: numberOf(first) }));
    }
    if (outcome === 'exists') reasons.push(bulkText('why.exists'));
    // Errors from before the exclusion are kept, because they may be its reason.
    return [...(outcome === 'left' ? [why('left')] : []), ...reasons].join(' ');
  };
};
