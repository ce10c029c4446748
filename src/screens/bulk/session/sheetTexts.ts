import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../lib/grid/entries/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { reasonText } from '../../../lib/failures/reason';
import { inSentence } from '../../../lib/text/inSentence';
import type { RowResult } from '../../../lib/batches/types';

/** The declaration of the records, for components deep in the steps. */
export const SheetDeclaration = createContext<AnyDeclaration | null>(null);

export const useSheetDeclaration = (): AnyDeclaration => {
  const declaration = useContext(SheetDeclaration);
  if (!declaration) throw new Error('There is no SheetDeclaration above.');
  return declaration;
};

type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Texts that name the records. Products have their own; those of any other entity, by the same keys, are filled with
 * the words of its declaration.
 */
const useRecordText = (ofProducts: string, ofRecords: string): Text => {
  const translate = useTranslate();
  const declaration = useContext(SheetDeclaration);
  if (!declaration || declaration.bulk?.add)
    return (key, values) => translate(`facings.${ofProducts}.${key}`, values);
  const { name, bulk = {} } = declaration;
  const many = translate(`resources.${name}.name`);
  const words = {
    many,
    kind: inSentence(many),
    key: bulk.key === undefined ? '' : translate(`resources.${name}.fields.${bulk.key}`),
    file: name,
  };
  return (key, values) => translate(`facings.${ofRecords}.${key}`, { ...words, ...values });
};

/** Texts of the tool that adds records. */
export const useBulkText = (): Text => useRecordText('bulk', 'imports');

export const useEditText = (): Text => useRecordText('bulkEdit', 'recordEdit');

/** Returns a function that explains why a row is not created; empty for a row that is. */
export const useRowReason = (
  numberOf: (row: number) => string,
): ((entries: Entries, row: number) => string) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const why = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`facings.bulk.why.${key}`, values);
  return (entries, row) => {
    const outcome = entries.outcomeOf(row);
    if (['create', 'complete', 'blank'].includes(outcome)) return '';
    const faults = entries.columns.flatMap((_, column) => entries.faultAt(row, column) ?? []);
    const reasons = faults.map((fault) => reasonText(fault, translate));
    if (outcome === 'duplicate') {
      const first = entries.firstLike(row);
      const [key, other] = [row, first].map((one) => entries.textAt(one, entries.keyColumn).trim());
      // 'ab1' does not look like a copy of 'AB1', so the text says what differs.
      reasons.push(why(key === other ? 'duplicate' : 'duplicateCase', { row: numberOf(first) }));
    }
    if (outcome === 'exists') reasons.push(bulkText('why.exists'));
    // Errors from before the exclusion are kept, because they may be its reason.
    return [...(outcome === 'left' ? [why('left')] : []), ...reasons].join(' ');
  };
};

/** What failed in a row, in one line: 'State: the platform is busy.' Empty if nothing failed. */
export const useReasonOf = (): ((result: RowResult) => string) => {
  const translate = useTranslate();
  return ({ faults, type }) =>
    faults.length > 0
      ? faults
          .map(({ part, reason }) =>
            // A record of one part needs no word for it.
            part === 'record'
              ? reasonText(reason, translate)
              : translate('facings.bulk.result.reason', {
                  part: translate(`facings.bulk.part.${part}`),
                  reason: reasonText(reason, translate),
                }),
          )
          .join(' ')
      : type === 'unsent' || type === 'unknown' || type === 'kept'
        ? translate(`facings.bulk.result.why.${type}`)
        : '';
};
