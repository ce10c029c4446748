/** Rows of a list as a CSV file: columns under their labels, cells as they read; no cell is run as a formula. */
import type { DataProvider, RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Registry } from '../../../schema/registry';
import type { useWords } from '../../useWords';
import { readNames, wantedBy } from '../relatedNames';
import { saveFile } from '../saveFile';
import { compareIn, sortedRows } from '../sorting/compareRows';
import { sortKey } from '../sorting/sortKey';
import type { Sort } from '../sorting/sorts';
import { cellText, type TextWords } from './cellText';

interface Saving {
  readonly declaration: AnyDeclaration;
  readonly columns: readonly string[];
  readonly sorts?: readonly Sort[];
  readonly rows: readonly RaRecord[];
  readonly words: Pick<ReturnType<typeof useWords>, 'fieldLabel' | 'text'>;
  readonly provider: DataProvider;
  readonly registry: Registry;
  /** By which texts are ordered. */
  readonly locale: string;
}

/** The file's name. @throws what the calls for names of other records fail with */
export const saveRows = async ({
  declaration,
  columns,
  sorts = [],
  rows,
  words,
  provider,
  registry,
  locale,
}: Saving): Promise<string> => {
  const needed = [...new Set([...columns, ...sorts.map(({ name }) => name)])];
  const relatedName = await readNames(wantedBy(declaration, rows, needed), { provider, registry });
  const own: TextWords = { text: words.text, relatedName };
  const sorted = sortedRows(rows, {
    sorts,
    compare: compareIn(locale),
    keyOf: (row, name) =>
      sortKey(row, name, declaration.fields[name], {
        optionLabel: (_, __, value) => value,
        relatedName,
      }),
  });
  const { writeTable } = await import('../../../spreadsheet/write/writeTable');
  const file = await writeTable({
    kind: 'csv',
    headings: columns.map(words.fieldLabel),
    rows: sorted.map((row) => columns.map((name) => cellText(declaration, name, row, own))),
  });
  const name = `${declaration.name}.csv`;
  saveFile(name, file);
  return name;
};
