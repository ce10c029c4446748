import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { canUpdate, editedName, importedColumns } from '../columns/columnsOf';
import { DownloadMenu } from '../frame/DownloadMenu';
import type { Sheet } from './sheet/createSheet';

/** The columns of an import that a sheet of records has, each with its place there. */
const fileColumns = (declaration: AnyDeclaration, columns: readonly EntryColumn[]) => {
  const { add, key } = declaration.bulk ?? {};
  return (add?.columns ?? importedColumns(declaration)).flatMap(({ name, isNotImported }) => {
    const own = name === key ? name : editedName(declaration, name);
    const place = columns.findIndex((column) => column.key === own);
    return isNotImported || own === null || place < 0 ? [] : [{ heading: name, place }];
  });
};

/** Downloads the shown rows with the columns of the import, which updates from the edited file what was changed. */
export const EditFile = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { declaration, columns, entries, idOf } = sheet;
  const { shown } = entries.counts();
  const { bulk = {} } = declaration;
  if (shown === 0 || !canUpdate(declaration) || !(bulk.add ?? bulk.import)) return null;
  return (
    <DownloadMenu
      label={translate('facings.bulk.update.download', { smart_count: shown })}
      nameOf={(kind) => `${declaration.name}.${kind}`}
      write={async (kind) => {
        const { writeTable } = await import('../../../lib/tables/write/writeTable');
        entries.finishFiltering();
        const own = fileColumns(declaration, columns);
        return writeTable({
          kind,
          headings: ['id', ...own.map(({ heading }) => heading)],
          // By its id a record is found again even if its key is changed in the file.
          rows: Array.from(entries.shown(), (row) => [
            idOf(row),
            ...own.map(({ place }) => entries.textAt(row, place)),
          ]),
        });
      }}
    />
  );
};
