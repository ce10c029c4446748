/** Rows of an import whose records exist: what they change, and which record each row is of. */
import { chunksOf, eachOf } from '../../../lib/batches/calls';
import { cellNumber } from '../../../lib/rules/cellRule';
import { cellText } from '../../../lib/tables/table';
import { plainKey } from '../../../lib/text/plainText';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { editedName } from '../columns/columnsOf';
import { columnPlaces, sideColumns, type ImportColumn } from '../columns/productColumns';
import type { EditSource } from '../edit/source';
import type { SheetRows } from '../session/createBulkSession';
import { fileChildOf, type FileChild } from './fileChild';

/** A row of the import. */
export interface FileRow {
  /** Its number in the sheet. */
  readonly row: number;
  readonly key: string;
  /** Of its record; empty if the file does not say it. */
  readonly id: string;
  /** By the column of the edit sheet: what the row gives. A blank text is a blank cell of the file. */
  readonly texts: ReadonlyMap<string, string>;
  /** What the row gives of a child of its record; absent if it gives nothing. */
  readonly child?: FileChild;
  /** What the row gives of a child is invalid or lacks a side of its size, so nothing of it is given. */
  readonly isChildFaulty?: true;
}

/** Whether a column is of what records are given. */
const isOfChild = ({ bulk = {} }: AnyDeclaration, key: string): boolean =>
  bulk.add?.columns.some(({ name, of }) => name === key && of === bulk.edit?.child) ?? false;

/** Rows that exist already, or all rows of the sheet. */
export type UpdatedRows = 'existing' | 'all';

interface Wanted {
  readonly declaration: AnyDeclaration;
  readonly sheet: SheetRows;
  readonly of: UpdatedRows;
  /** Keys of the columns that can be edited. */
  readonly edited: readonly string[];
  /** What is sent for the text of a cell, if it stands for an option. */
  readonly valueOf: (column: number, text: string) => string | undefined;
}

/** The rows, and the labels of columns that have values and are not used. */
export const fileRowsOf = ({ declaration, sheet, of, edited, valueOf }: Wanted) => {
  const { entries, imports } = sheet;
  const { columns, keyColumn } = entries;
  const { key: keyField = '' } = declaration.bulk ?? {};
  const fileOf = (row: number) =>
    imports.find(({ first, count }) => row >= first && row < first + count);
  const idOf = (row: number): string => {
    const file = fileOf(row);
    return file?.ids == null
      ? ''
      : cellText(file.table, row - file.first + file.firstRow, file.ids).trim();
  };
  const names = columns.map(({ key }) => {
    const name = editedName(declaration, key);
    return name !== null && edited.includes(name) ? name : null;
  });
  /** Whether the row itself says what the cell holds, and not the default of a new record. */
  const isGiven = (row: number, column: number): boolean => {
    if (entries.isChanged(row, column)) return true;
    return fileOf(row)?.sources[column] != null;
  };
  const places = declaration.bulk?.edit?.child === undefined ? null : columnPlaces(columns);
  const childAt = (row: number): Pick<FileRow, 'child' | 'isChildFaulty'> => {
    if (!places) return {};
    const cellOf = (name: ImportColumn) => {
      const column = places[name];
      if (!isGiven(row, column)) return { text: '', number: null };
      const text = entries.textAt(row, column).trim();
      const rule = columns[column]?.rule;
      return {
        text: valueOf(column, text) ?? text,
        number: rule ? cellNumber(rule, text) : null,
      };
    };
    const isFaulty = columns.some(
      ({ key }, column) =>
        isOfChild(declaration, key) &&
        isGiven(row, column) &&
        entries.faultAt(row, column) !== null,
    );
    const sides = sideColumns.filter((name) => cellOf(name).text !== '').length;
    const isIncomplete = sides > 0 && sides < sideColumns.length;
    if (isFaulty || isIncomplete) return { isChildFaulty: true };
    const child = fileChildOf(cellOf);
    return child ? { child } : {};
  };
  const unused = new Set<string>();
  const textsOf = (row: number): ReadonlyMap<string, string> => {
    const texts = new Map<string, string>();
    for (const [column, { key, label }] of columns.entries()) {
      if (column === keyColumn || !isGiven(row, column)) continue;
      const text = entries.textAt(row, column).trim();
      const name = names[column];
      if (name == null) {
        if (text !== '' && !(places && isOfChild(declaration, key))) unused.add(label);
      } else texts.set(name, valueOf(column, text) ?? text);
    }
    const key = entries.textAt(row, keyColumn).trim();
    // A record that is found by its id can get another key, but never lose it.
    if (key !== '' && idOf(row) !== '' && edited.includes(keyField)) texts.set(keyField, key);
    return texts;
  };
  const all = entries.rowsOf('create', 'complete', 'exists', 'duplicate', 'invalid');
  const chosen = Array.from(all).filter(
    (row) => of === 'all' || entries.outcomeOf(row) === 'exists' || idOf(row) !== '',
  );
  const rows = chosen.map((row): FileRow => ({
    row,
    key: entries.textAt(row, keyColumn).trim(),
    id: idOf(row),
    texts: textsOf(row),
    ...childAt(row),
  }));
  return { rows, unused: [...unused] };
};

/** Keys per request. */
const block = 500;

export interface MatchedRows {
  /** By the record's id. */
  readonly found: ReadonlyMap<string, FileRow>;
  /** The row has no key. */
  readonly keyless: readonly FileRow[];
  /** No record has the key. */
  readonly missing: readonly FileRow[];
  /** More than one record has the key, or one that looks like it. */
  readonly several: readonly FileRow[];
  /** An earlier row is of the same record. */
  readonly repeated: readonly FileRow[];
}

/**
 * Finds the record of each row by its id, or else by its key. Of keys that look alike, the one that is written like the row's is meant; if
 * none or several are, the row is of no record.
 */
export const matchFileRows = async (
  rows: readonly FileRow[],
  { keyed, isWhole }: Pick<EditSource, 'keyed' | 'isWhole'>,
  signal?: AbortSignal,
): Promise<MatchedRows> => {
  const keyless = rows.filter(({ key, id }) => key === '' && id === '');
  const byKey = rows.filter(({ key, id }) => key !== '' && id === '');
  const keys = [...new Set(byKey.map(({ key }) => key))];
  /** The ids of each key, by its compared form. */
  const known = new Map<string, Map<string, string>>();
  // A whole list is read once for all keys.
  const asked = isWhole && keys.length > 0 ? [keys] : chunksOf(keys, block);
  await eachOf(asked, async (some) => {
    signal?.throwIfAborted();
    for (const { id, key } of await keyed(some)) {
      const alike = known.get(plainKey(key)) ?? new Map<string, string>();
      known.set(plainKey(key), alike.set(id, key));
    }
  });
  signal?.throwIfAborted();
  const found = new Map<string, FileRow>();
  const missing: FileRow[] = [];
  const several: FileRow[] = [];
  const repeated: FileRow[] = [];
  // Whether a record has the id is seen when the records are read.
  for (const row of rows)
    if (row.id !== '') {
      if (found.has(row.id)) repeated.push(row);
      else found.set(row.id, row);
    }
  for (const row of byKey) {
    const alike = [...(known.get(plainKey(row.key)) ?? [])];
    const same = alike.filter(([, key]) => key === row.key);
    const [only, another] = same.length > 0 ? same : alike;
    if (!only) missing.push(row);
    else if (another) several.push(row);
    else if (found.has(only[0])) repeated.push(row);
    else found.set(only[0], row);
  }
  return { found, keyless, missing, several, repeated };
};
