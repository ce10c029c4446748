import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useActs } from '../../fields/useAsks';
import type { ExportCall } from '../../schema/calls';
import type { AnyDeclaration } from '../../schema/defineResource';
import { isAbort, toldOf } from '../failureText';
import { usePageAction } from '../keys/usePageAction';
import { useWithin } from '../place/withinContext';
import { useWords } from '../useWords';
import { useListState } from './useListState';
import { saveFile } from './saveFile';

interface ExportButtonProps {
  readonly declaration: AnyDeclaration;
  readonly call: ExportCall;
}

/** Has the platform make a file of the list as it is filtered, and hands it to the person. */
export const ExportButton = ({ declaration, call }: ExportButtonProps) => {
  const { translate } = useWords(declaration);
  const within = useWithin();
  const { filters } = useListState(declaration);
  const acts = useActs();
  const notify = useNotify();
  const [isMaking, setIsMaking] = useState(false);

  const make = async () => {
    if (isMaking) return;
    setIsMaking(true);
    notify('facings.views.export.making', { type: 'info' });
    try {
      const { name, file } = await acts.exportFile(call, { ...within, ...filters });
      saveFile(name, file);
      notify('facings.views.export.done', { type: 'success', messageArgs: { file: name } });
    } catch (error) {
      if (!isAbort(error)) notify(toldOf(error, translate).message, { type: 'error' });
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
