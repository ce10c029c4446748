import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { useActionCalls } from '../../../fields/useProvider';
import { filteredBy, type ExportCall } from '../../../schema/calls';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useReadAllRows } from '../state/useEveryRow';
import { usePageAction } from '../../keys/usePageAction';
import { useParentIds } from '../../place/placeContext';
import { useExclusive } from '../../useExclusive';
import { useFailureNotice } from '../../useFailureNotice';
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
  const noticeFailure = useFailureNotice();
  const { isBusy: isMaking, exclusively } = useExclusive();

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
    notify('facings.views.export.making', { type: 'info' });
    try {
      const { name, file } = await actionCalls.exportFile(call, await readParams());
      saveFile(name, file);
      notify('facings.views.export.done', { type: 'success', messageArgs: { file: name } });
    } catch (error) {
      noticeFailure(error);
    }
  };

  const label = translate('facings.views.export.label');
  usePageAction({ key: 'export', label, isDisabled: isMaking, run: () => void exclusively(make) });

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      loading={isMaking}
      onClick={() => void exclusively(make)}
    >
      {label}
    </Button>
  );
};
