import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useWords } from '../../../views/useWords';
import { ownColumns } from '../columns/productColumns';
import { useBulkText, useReasonOf } from './sheetTexts';
import { editedFields, importedColumns } from '../columns/columnsOf';
import type { RowResult, SentRow } from '../../../batches/types';
import { shownOf } from './work';
import { useSaveAs } from '../frame/useSaveAs';

/** What is listed of each row: a product's own columns, or those of an import or a sheet; the key leads to the record (rules 2). */
export const resultColumnsOf = (declaration: AnyDeclaration): readonly string[] =>
  declaration.bulk?.add
    ? ownColumns
    : declaration.bulk?.import
      ? importedColumns(declaration).map(({ name }) => name)
      : editedFields(declaration);

/** A row that was sent, with its outcome. */
export interface Told {
  readonly row: SentRow;
  readonly result: RowResult;
}

interface ResultsFileOptions {
  readonly declaration: AnyDeclaration;
  readonly told: readonly Told[];
  readonly fileName: string;
}

/** The results as a file: every row with its outcome and reason. */
export const useResultsFile = ({ declaration, told, fileName }: ResultsFileOptions) => {
  const translate = useTranslate();
  const words = useWords(declaration);
  const reasonOf = useReasonOf();
  const bulkText = useBulkText();
  const columns = resultColumnsOf(declaration);
  const { isWriting, saveAs } = useSaveAs();

  const rowOf = ({ row, result }: Told): readonly string[] => {
    const shown = shownOf(row);
    return [
      ...columns.map((name) => shown[name] ?? ''),
      result.id ?? '',
      translate(`facings.bulk.result.${result.type}`),
      reasonOf(result),
    ];
  };
  const write = async (): Promise<Blob> => {
    const { writeTable } = await import('../../../spreadsheet/write/writeTable');
    return writeTable({
      kind: 'csv',
      headings: [
        ...columns.map(words.fieldLabel),
        bulkText('results.id'),
        translate('facings.bulk.results.outcome'),
        translate('facings.bulk.results.reason'),
      ],
      rows: mapped(told, rowOf),
    });
  };
  return {
    isWriting,
    save: () => {
      saveAs(`${fileName}.csv`, write);
    },
  };
};

/** Maps lazily, as the writer reads row by row. */
function* mapped<From, To>(all: readonly From[], to: (one: From) => To): Iterable<To> {
  for (const one of all) yield to(one);
}
