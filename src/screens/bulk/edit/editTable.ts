/** The rows of a sheet as a file to edit: ids, and the columns of the import. */
import type { EntryColumn } from '../../../lib/grid/entries/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { editedName, importedColumns } from '../columns/columnsOf';
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

/** The shown rows; by its id a record is found again even if its key is changed in the file. */
export const editTable = ({ declaration, columns, entries, idOf }: Sheet) => {
  const ownColumns = fileColumns(declaration, columns);
  return {
    headings: ['id', ...ownColumns.map(({ heading }) => heading)],
    rows: Array.from(entries.shown(), (row) => [
      idOf(row),
      ...ownColumns.map(({ place }) => entries.textAt(row, place)),
    ]),
  };
};
