/** The rows of a sheet as a file to edit: ids, and the columns of the import. */
import type { RaRecord } from 'react-admin';
import { cellRuleOf } from '../../../fields/kinds';
import { cellFault } from '../../../lib/rules/cellRule';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { editedName, importedColumns } from '../columns/columnsOf';
import { childCells } from './childCells';
import type { Sheet } from './sheet/createSheet';

/** The columns of an import that a sheet of records has, each with its place there. */
const fileColumns = (declaration: AnyDeclaration, columns: readonly EntryColumn[]) => {
  const { add, key } = declaration.bulk ?? {};
  return (add?.columns ?? importedColumns(declaration)).flatMap(({ name, isNotImported }) => {
    const heading = name === key ? name : editedName(declaration, name);
    const place = columns.findIndex((column) => column.key === heading);
    return isNotImported || heading === null || place < 0 ? [] : [{ heading: name, place }];
  });
};

/** What belongs to the records, by their ids. */
export interface FileChildrenOf {
  readonly of: ReadonlyMap<string, readonly RaRecord[]>;
  readonly child: AnyDeclaration;
  /** In which numbers are written. */
  readonly locale: string;
}

/**
 * The shown rows; by its id a record is found again even if its key is changed in the file.
 * @param children a record's first one is in its row, each other one in a row of its own
 */
export const editTable = (
  { declaration, columns, entries, idOf }: Sheet,
  children?: FileChildrenOf,
) => {
  const { add, edit, key } = declaration.bulk ?? {};
  const ownColumns = fileColumns(declaration, columns);
  const childColumns = children
    ? (add?.columns ?? []).filter(({ of }) => of !== undefined && of === edit?.child)
    : [];
  const rules = new Map(
    childColumns.flatMap(({ name, field: fieldName }) => {
      const field = children?.child.fields[fieldName];
      return field ? [[name, cellRuleOf(field, children.locale)] as const] : [];
    }),
  );
  const isValid = (name: string, text: string): boolean => {
    const rule = rules.get(name);
    return rule !== undefined && cellFault(rule, text) === null;
  };
  const rowsOf = (row: number): readonly (readonly string[])[] => {
    const id = idOf(row);
    const [first = {}, ...others] = children
      ? (children.of.get(id) ?? []).map((child) =>
          childCells(child, { locale: children.locale, isValid }),
        )
      : [];
    const cellsOf = (cells: Readonly<Record<string, string>>) =>
      childColumns.map(({ name }) => cells[name] ?? '');
    const texts = ownColumns.map(({ heading, place }) => ({
      text: entries.textAt(row, place),
      isKey: heading === key,
    }));
    return [
      [id, ...texts.map(({ text }) => text), ...cellsOf(first)],
      ...others.map((cells) => [
        id,
        ...texts.map(({ text, isKey }) => (isKey ? text : '')),
        ...cellsOf(cells),
      ]),
    ];
  };
  return {
    headings: [
      'id',
      ...ownColumns.map(({ heading }) => heading),
      ...childColumns.map(({ name }) => name),
    ],
    rows: Array.from(entries.shown(), rowsOf).flat(),
  };
};
