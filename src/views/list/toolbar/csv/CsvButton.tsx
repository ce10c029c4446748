import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyPart } from '../../../../lib/failures/code';
import { OverlayBoundary } from '../../../../lib/failures/OverlayBoundary';
import { usePageAction } from '../../../keys/usePageAction';
import { useWords } from '../../../useWords';
import { toolLabel } from '../ToolButton';
import type { ListToolsProps } from '../ListTools';

const loadSaving = () => import('./CsvSaving');
const CsvSaving = lazyPart(loadSaving, 'CsvSaving');

/** A failure is reported by the click. */
const near = () => void loadSaving().catch(() => undefined);

/**
 * Downloads all matching rows, not only those of the page, with the shown columns and sort order. Drawn with the other
 * tools, so that none of them moves; what reads and writes is loaded by the click.
 */
export const CsvButton = ({
  declaration,
  state,
}: Pick<ListToolsProps, 'declaration' | 'state'>) => {
  const { translate, many, kind } = useWords(declaration);
  const [isSaving, setIsSaving] = useState(false);
  const save = () => setIsSaving(true);
  const end = () => setIsSaving(false);
  const label = translate('facings.lists.csv.label', { many, kind });
  usePageAction({ key: 'csv', label, isDisabled: isSaving, run: save });
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        aria-label={label}
        title={label}
        {...(isSaving && { loading: true, loadingPosition: 'start' })}
        onPointerEnter={near}
        onFocus={near}
        onClick={save}
      >
        <span className={toolLabel}>{translate('facings.lists.csv.short')}</span>
      </Button>
      {isSaving && (
        <OverlayBoundary onClose={end}>
          <CsvSaving declaration={declaration} state={state} onEnd={end} />
        </OverlayBoundary>
      )}
    </>
  );
};
