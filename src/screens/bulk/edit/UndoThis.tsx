import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { logFault } from '../../../views/logFault';

interface UndoThisProps {
  /** False where nothing of it can be taken back, or another tab is at it. */
  readonly onUndo: () => Promise<boolean>;
}

/** Takes back what was just saved, and tells where that cannot be. */
export const UndoThis = ({ onUndo }: UndoThisProps) => {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      setHeld(!(await onUndo()));
    } catch (error) {
      logFault(error);
      setHeld(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div>
        <Button variant="outlined" loading={isBusy} onClick={() => void press()}>
          {translate('facings.bulkEdit.undoThis')}
        </Button>
      </div>
      {isHeld && <Alert severity="info">{translate('facings.bulkEdit.earlier.held')}</Alert>}
    </>
  );
};
