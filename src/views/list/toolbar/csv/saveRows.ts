/**
 * Formats rows as a CSV file: labels as headers, cells as shown. Cells are escaped so that a spreadsheet does not run
 * them as formulas.
 */
import type { DataProvider, RaRecord } from 'react-admin';
import { sortKeyOf } from '../../../../fields/kinds';
import { momentOf } from '../../../../lib/time/moments';
import { asText } from '../../../../fields/shared/asText';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import type { Registry } from '../../../../schema/registry';
import type { useWords } from '../../../useWords';
import { readNames, unnamedIdsOf } from '../../table/relatedNames';
import { saveFile } from '../../../../lib/util/saveFile';
import { compareIn, rowKeysOf, sortedRows, type KeyOf } from '../../../../fields/compareRows';
import type { Sort } from '../sorting/sorts';

/** Formats a cell as plain text. Moments are ISO, so that a spreadsheet can sort them. */
interface TextWords {
  /** A text of the declaration by its path; falls back to the declaration's own text. */
  readonly text: (place: string, declared: string) => string;
  readonly keyOf: KeyOf;
}

const plain = (value: unknown): string =>
  asText(value) ?? (value == null ? '' : JSON.stringify(value));

const cellText = (
  { fields }: AnyDeclaration,
  name: string,
  record: RaRecord,
  { text, keyOf }: TextWords,
): string => {
  const field = fields[name];
  const value: unknown = record[name];
  if (!field) return plain(value);
  if (field.kind === 'moment') return momentOf(value)?.toISOString() ?? plain(value);
  if (field.kind === 'switch' && typeof value === 'boolean') {
    const word = value ? 'on' : 'off';
    return text(`words.${name}.${word}`, field.words[word]);
  }
  const key = sortKeyOf(field) === null ? null : keyOf(record, name);
  if (key !== null) return String(key);
  const isEmpty = value == null || value === '';
  if (!isEmpty) return plain(value);
  return field.whenEmpty === undefined ? '' : text(`empties.${name}`, field.whenEmpty);
};

/** A value that is drawn and never entered may be of another call; its row has none. */
const isDrawnOnly = ({ fields }: AnyDeclaration, name: string): boolean => {
  const field = fields[name];
  return field?.kind === 'own' && field.input === undefined;
};

export interface RowsSaving {
  readonly declaration: AnyDeclaration;
  readonly columns: readonly string[];
  readonly sorts?: readonly Sort[];
  readonly rows: readonly RaRecord[];
  readonly words: Pick<ReturnType<typeof useWords>, 'fieldLabel' | 'text'>;
  readonly provider: DataProvider;
  readonly registry: Registry;
  /** Locale for sorting texts. */
  readonly language: string;
}

/**
 * Downloads the rows and returns the file's name.
 * @throws if the names of related records cannot be loaded
 */
export const saveRows = async ({
  declaration,
  columns: shown,
  sorts = [],
  rows,
  words,
  provider,
  registry,
  language,
}: RowsSaving): Promise<string> => {
  const columns = shown.filter((name) => !isDrawnOnly(declaration, name));
  const needed = [...new Set([...columns, ...sorts.map(({ name }) => name)])];
  const relatedName = await readNames(unnamedIdsOf(declaration, rows, needed), {
    provider,
    registry,
  });
  const keyOf = rowKeysOf(declaration, words.text, relatedName);
  const sorted = sortedRows(rows, { sorts, compare: compareIn(language), keyOf });
  const textWords: TextWords = { text: words.text, keyOf };
  const { writeTable } = await import('../../../../lib/tables/write/writeTable');
  const file = await writeTable({
    kind: 'csv',
    headings: columns.map(words.fieldLabel),
    rows: sorted.map((row) => columns.map((name) => cellText(declaration, name, row, textWords))),
  });
  const name = `${declaration.name}.csv`;
  saveFile(name, file);
  return name;
};
