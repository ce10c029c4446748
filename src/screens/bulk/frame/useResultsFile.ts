/** The list of results as a file: every row with what became of it and why. */
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useWords } from '../../../views/useWords';
import type { RowResult } from '../save/types';
import { resultColumns } from './resultColumns';
import { useReasonOf } from './useReason';
import { useSaveAs } from './useSaveAs';

interface Wanted {
  readonly declaration: AnyDeclaration;
  readonly results: readonly RowResult[];
  readonly shownOf: (row: number) => Readonly<Record<string, string>>;
  readonly fileName: string;
}

export const useResultsFile = ({ declaration, results, shownOf, fileName }: Wanted) => {
  const translate = useTranslate();
  const words = useWords(declaration);
  const reasonOf = useReasonOf();
  const { isWriting, saveAs } = useSaveAs();

  const rowOf = (result: RowResult): readonly string[] => {
    const shown = shownOf(result.row);
    return [
      ...resultColumns.map((name) => shown[name] ?? ''),
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
        ...resultColumns.map(words.fieldLabel),
        translate('facings.bulk.results.id'),
        translate('facings.bulk.results.outcome'),
        translate('facings.bulk.results.reason'),
      ],
      rows: mapped(results, rowOf),
    });
  };
  return {
    isWriting,
    save: () => {
      saveAs(`${fileName}.csv`, write);
    },
  };
};

/** Row by row, as the writer asks for them. */
function* mapped<From, To>(all: readonly From[], to: (one: From) => To): Iterable<To> {
  for (const one of all) yield to(one);
}
