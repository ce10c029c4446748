import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface ForgetProps {
  readonly title: string;
  /** What is lost. */
  readonly text: string;
  readonly onForget: () => void;
  readonly onClose: () => void;
}

/** Asks before a stored run is discarded, because only the stored run can be finished or undone. */
export const Forget = ({ title, text, onForget, onClose }: ForgetProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('facings.bulk.cancel')}
        </Button>
        <Button color="error" onClick={onForget}>
          {translate('facings.bulk.unfinished.forget')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
