import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { lazyPart } from '../../../lib/failures/code';
import { OverlayBoundary } from '../../../lib/failures/OverlayBoundary';
import { useFailureNotice } from '../../useFailureNotice';
import { useWords } from '../../useWords';
import { BarButton } from './BarButton';
import { useSelectedRun } from './useSelectedRun';
import type { SelectionToolProps } from './useSelectedRecords';

const loadDialog = () => import('../../copy/CopyDialog');
const CopyDialog = lazyPart(loadDialog, 'CopyDialog');

/** Copies the selected records to another organization. */
export const CopySelected = ({ declaration, selected }: SelectionToolProps) => {
  const { translate } = useWords(declaration);
  const noticeFailure = useFailureNotice();
  const { ask, isReading, question } = useSelectedRun({ declaration, selected });
  /** Null while no organization is chosen for them. */
  const [records, setRecords] = useState<readonly RaRecord[] | null>(null);
  const label = translate('facings.selection.copy.button');
  const close = () => setRecords(null);
  const open = async () => {
    try {
      setRecords(await selected.read());
    } catch (error) {
      noticeFailure(error);
    }
  };
  return (
    <>
      <BarButton
        label={label}
        startIcon={<DriveFileMoveOutlined />}
        loading={isReading}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => void open()}
      />
      {records && (
        <OverlayBoundary onClose={close}>
          <CopyDialog
            {...{ declaration, records }}
            onPlanned={(task) => {
              close();
              ask(task);
            }}
            onClose={close}
          />
        </OverlayBoundary>
      )}
      {question}
    </>
  );
};
