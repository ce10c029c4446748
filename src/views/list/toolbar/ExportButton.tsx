import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useActionCalls } from '../../../fields/useProvider';
import { filteredBy, type ExportCall } from '../../../schema/calls';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useReadAllRows } from '../state/useEveryRow';
import { isAbort, failureMessageOf } from '../../../lib/failures/failures';
import { usePageAction } from '../../keys/usePageAction';
import { useParentIds } from '../../place/placeContext';
import { useWords } from '../../useWords';
import { useListState } from '../state/useListState';
import { saveFile } from '../../../lib/util/saveFile';

interface ExportButtonProps {
  readonly declaration: AnyDeclaration;
  readonly call: ExportCall;
}

/** Exports the filtered list as a file that the platform creates. */
export const ExportButton = ({ declaration, call }: ExportButtonProps) => {
  const { translate } = useWords(declaration);
  const within = useParentIds();
  const { text, filters } = useListState(declaration);
  const readEveryRow = useReadAllRows(declaration);
  const actionCalls = useActionCalls();
  const notify = useNotify();
  const [isMaking, setIsMaking] = useState(false);

  /**
   * If the platform cannot apply all filters, the row ids are sent, so that the file contains what the list shows.
   */
  const readParams = async (): Promise<Readonly<Record<string, unknown>>> => {
    const taken = filteredBy(declaration.calls?.list ?? {});
    const isNarrowedHere =
      text !== '' || Object.keys(filters).some((name) => !taken.includes(name));
    if (call.ids === undefined || !isNarrowedHere) return { ...within, ...filters };
    const { rows } = await readEveryRow({ text, filters }, new AbortController().signal);
    return { [call.ids]: rows.map(({ id }) => id) };
  };

  const make = async () => {
    if (isMaking) return;
    setIsMaking(true);
    notify('facings.views.export.making', { type: 'info' });
    try {
      const { name, file } = await actionCalls.exportFile(call, await readParams());
      saveFile(name, file);
      notify('facings.views.export.done', { type: 'success', messageArgs: { file: name } });
    } catch (error) {
      if (!isAbort(error)) notify(failureMessageOf(error, translate).message, { type: 'error' });
    } finally {
      setIsMaking(false);
    }
  };

  const label = translate('facings.views.export.label');
  usePageAction({ key: 'export', label, isDisabled: isMaking, run: () => void make() });

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      loading={isMaking}
      onClick={() => void make()}
    >
      {label}
    </Button>
  );
};
