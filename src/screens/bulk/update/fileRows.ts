/** Rows of an import whose records exist: what they change, and which record each row is of. */
import { cellFault, cellNumber } from '../../../lib/rules/cellRule';
import type { RuleMessage } from '../../../lib/rules/message';
import { cellText } from '../../../lib/tables/table';
import { asText } from '../../../fields/shared/asText';
import { groupsOf } from '../../../lib/util/groupsOf';
import { plainKey, sameKey } from '../../../lib/text/plainText';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { editedName } from '../columns/columnsOf';
import { columnPlaces, sideColumns, type ImportColumn } from '../columns/productColumns';
import type { LoadedRecord } from '../columns/recordTexts';
import { recordsOfKeys } from '../add/checks/recordsOfKeys';
import type { Existing } from '../add/checks/keyChecks';
import type { Imported, SheetRows } from '../session/createBulkSession';
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
  /** Why nothing of what the row gives of a child is sent: invalid cells, or a size that lacks a side. */
  readonly childFaults?: readonly RuleMessage[];
  /** Later rows of the same record, which only give it other children. */
  readonly others?: readonly FileRow[];
}

/** Rows that exist already, or all rows of the sheet. */
export type UpdatedRows = 'existing' | 'all';

interface Wanted {
  readonly declaration: AnyDeclaration;
  readonly sheet: SheetRows;
  readonly of: UpdatedRows;
  /** Keys of the columns that can be edited. */
  readonly edited: readonly string[];
  /** What is sent for the text of a cell, if it stands for an option; undefined for a column without options. */
  readonly valuesOf: (column: number) => ((text: string) => string | undefined) | undefined;
}

/** The rows, and the labels of columns that have values and are not used. */
export const fileRowsOf = ({ declaration, sheet, of, edited, valuesOf }: Wanted) => {
  const { entries, imports } = sheet;
  const { columns, keyColumn } = entries;
  const { key: keyField = '', add, edit } = declaration.bulk ?? {};
  const fileOf = (row: number) =>
    imports.find(({ first, count }) => row >= first && row < first + count);
  const idOf = (row: number): string => {
    const file = fileOf(row);
    return file?.ids == null
      ? ''
      : cellText(file.table, row - file.first + file.firstRow, file.ids).trim();
  };
  const places = edit?.child === undefined ? null : columnPlaces(columns);
  const uses = columns.map(({ key, label }, column) => {
    const name = editedName(declaration, key);
    return {
      column,
      label,
      name: name !== null && edited.includes(name) ? name : null,
      valueOf: valuesOf(column),
      /** Its cells are of a child of the record. */
      isOfChild:
        places !== null &&
        add?.columns.some((added) => added.name === key && added.of === edit?.child) === true,
    };
  });
  const others = uses.filter(({ column }) => column !== keyColumn);
  const givenBy = new Map(
    imports.map((file) => [file, others.filter(({ column }) => file.sources[column] != null)]),
  );
  const changed = new Set(entries.changedRows());
  /** The columns in which the row itself says something, and not the default of a new record. */
  const usesIn = (row: number, file: Imported | undefined) =>
    changed.has(row)
      ? others.filter(
          ({ column }) => file?.sources[column] != null || entries.isChanged(row, column),
        )
      : ((file && givenBy.get(file)) ?? []);
  const childOf = (
    row: number,
    cells: ReadonlyMap<number, string> | undefined,
  ): Pick<FileRow, 'child' | 'childFaults'> => {
    if (!places || !cells) return {};
    const cellOf = (name: ImportColumn) => {
      const text = cells.get(places[name]) ?? '';
      const rule = columns[places[name]]?.rule;
      return { text, number: rule ? cellNumber(rule, text) : null };
    };
    const faults = [...cells.keys()].flatMap((column) => entries.faultAt(row, column) ?? []);
    const lacking = sideColumns.filter((name) => cellOf(name).text === '');
    // With one side, the others are required.
    if (lacking.length < sideColumns.length)
      for (const name of lacking) {
        const rule = columns[places[name]]?.rule;
        const fault = rule && cellFault({ ...rule, isRequired: true }, '');
        if (fault) faults.push(fault);
      }
    if (faults.length > 0) return { childFaults: faults };
    const child = fileChildOf(cellOf);
    return child ? { child } : {};
  };
  const unused = new Set<string>();
  const rowOf = (row: number): FileRow => {
    const id = idOf(row);
    const key = keyColumn < 0 ? '' : entries.textAt(row, keyColumn).trim();
    const texts = new Map<string, string>();
    /** By column: what the row gives of a child. */
    let cells: Map<number, string> | undefined;
    for (const { column, label, name, valueOf, isOfChild } of usesIn(row, fileOf(row))) {
      const text = entries.textAt(row, column).trim();
      const value = valueOf?.(text) ?? text;
      if (isOfChild) (cells ??= new Map()).set(column, value);
      if (name !== null) texts.set(name, value);
      else if (text !== '' && !isOfChild) unused.add(label);
    }
    // A record that is found by its id can get another key, but never lose it.
    if (key !== '' && id !== '' && edited.includes(keyField)) texts.set(keyField, key);
    return { row, key, id, texts, ...childOf(row, cells) };
  };
  const rows = Array.from(
    entries
      .rowsOf('create', 'complete', 'exists', 'duplicate', 'invalid')
      .filter((row) => of === 'all' || entries.outcomeOf(row) === 'exists' || idOf(row) !== ''),
    rowOf,
  );
  return { rows, unused: [...unused] };
};

/**
 * The records that rows may be of: those with the rows' ids, or else with their keys.
 * @param isUpdate most rows are expected to exist
 */
export const readRecords = (
  rows: readonly Pick<FileRow, 'id' | 'key'>[],
  existing: Existing,
  isUpdate: boolean,
  signal: AbortSignal,
): Promise<readonly LoadedRecord[]> => {
  const ids = rows.flatMap(({ id }) => (id === '' ? [] : [id]));
  const keys = new Set(rows.flatMap(({ id, key }) => (id === '' && key !== '' ? [key] : [])));
  return recordsOfKeys(existing, { keys: [...keys], ids, isUpdate }, signal);
};

export interface MatchedRows {
  /** By the record's id. */
  readonly found: ReadonlyMap<string, FileRow>;
  /** The row has no key. */
  readonly keyless: readonly FileRow[];
  /** No record has the key. */
  readonly missing: readonly FileRow[];
  /** More than one record has the key, or one that looks like it. */
  readonly several: readonly FileRow[];
  /** An earlier row is of the same record, and this one does not only add to it. */
  readonly repeated: readonly FileRow[];
  /** No record has the id. */
  readonly gone: readonly FileRow[];
}

/** Of each row of a record, with the later ones. */
export const eachOfRecord = (row: FileRow): readonly FileRow[] => [row, ...(row.others ?? [])];

/** Whether a later row of a record says nothing else of it, and gives it a child that no earlier row gives. */
const isOtherChild = ({ texts, child, childFaults }: FileRow, first: FileRow): boolean =>
  (child !== undefined || childFaults !== undefined) &&
  [...texts].every(([column, text]) => text === '' || text === first.texts.get(column)) &&
  !eachOfRecord(first).some((row) => row.child && child && sameKey(row.child.key, child.key));

/**
 * Finds the record of each row by its id, or else by its key. Of keys that look alike, the one that is written like the
 * row's is meant; if none or several are, the row is of no record.
 */
export const matchFileRows = (
  rows: readonly FileRow[],
  records: readonly LoadedRecord[],
  keyField: string,
): MatchedRows => {
  const keys = new Map(records.map((record) => [String(record.id), asText(record[keyField])]));
  const keyed = [...keys].flatMap(([id, key]) => (key === null ? [] : [{ id, key }]));
  const bySpelling = groupsOf(keyed, ({ key }) => key);
  let byLook: typeof bySpelling | undefined;
  const recordsAt = (key: string) => {
    const same = bySpelling.get(key);
    if (same) return same;
    byLook ??= groupsOf(keyed, (record) => plainKey(record.key));
    return byLook.get(plainKey(key)) ?? [];
  };
  const found = new Map<string, FileRow>();
  const left = {
    keyless: [] as FileRow[],
    missing: [] as FileRow[],
    several: [] as FileRow[],
    repeated: [] as FileRow[],
    gone: [] as FileRow[],
  };
  const take = (id: string, row: FileRow) => {
    const first = found.get(id);
    if (!first) found.set(id, row);
    else if (isOtherChild(row, first))
      found.set(id, { ...first, others: [...(first.others ?? []), row] });
    else left.repeated.push(row);
  };
  // Ids come first: a key may belong to the record of another row's id.
  for (const row of rows)
    if (row.id !== '') {
      if (keys.has(row.id)) take(row.id, row);
      else left.gone.push(row);
    }
  for (const row of rows) {
    if (row.id !== '') continue;
    const [only, another] = row.key === '' ? [] : recordsAt(row.key);
    if (row.key === '') left.keyless.push(row);
    else if (!only) left.missing.push(row);
    else if (another) left.several.push(row);
    else take(only.id, row);
  }
  return { found, ...left };
};
