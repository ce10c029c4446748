import { useTranslate } from 'react-admin';
import { canUpdate } from '../columns/columnsOf';
import { DownloadMenu } from '../frame/DownloadMenu';
import { editTable } from './editTable';
import type { Sheet } from './sheet/createSheet';

/** Downloads the shown rows with the columns of the import, which updates from the edited file what was changed. */
export const EditFile = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { declaration, entries } = sheet;
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
        return writeTable({ kind, ...editTable(sheet) });
      }}
    />
  );
};
