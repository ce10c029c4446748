/** The rows of a list as a CSV file: its declared columns, under their labels. */
import { unparse } from 'papaparse';
import type { RaRecord } from 'react-admin';
import { asText } from '../../fields/shared/asText';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import type { useWords } from '../useWords';
import { saveFile } from './saveFile';

const cellOf = (value: unknown): string =>
  asText(value) ?? (value == null ? '' : JSON.stringify(value));

export const saveRows = (
  declaration: AnyDeclaration,
  words: ReturnType<typeof useWords>,
  records: readonly RaRecord[],
): void => {
  const { columns } = listOf(declaration);
  const text = unparse(
    {
      fields: columns.map(words.fieldLabel),
      data: records.map((record) => columns.map((name) => cellOf(record[name]))),
    },
    // A cell that begins with '=' or the like would be run by the program that opens the file.
    { escapeFormulae: true },
  );
  saveFile(
    `${declaration.name}.csv`,
    new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }),
  );
};
