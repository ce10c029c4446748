import { useTranslate } from 'react-admin';
import type { Entries } from '../../../grid/entriesTypes';
import { useFaultText } from './useFaultText';

/** Why a row is not made, in words; empty for a row that is. */
export const useRowReason = (): ((entries: Entries, row: number) => string) => {
  const translate = useTranslate();
  const faultText = useFaultText();
  return (entries, row) => {
    const outcome = entries.outcomeOf(row);
    if (outcome === 'create') return '';
    if (outcome === 'invalid') {
      const faults = entries.columns.flatMap((_, column) => entries.faultAt(row, column) ?? []);
      return faults.map(faultText).join(' ');
    }
    return translate(`facings.bulk.why.${outcome}`);
  };
};
