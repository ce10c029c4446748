import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** The question before typed values are lost. */
export const LeaveQuestion = ({ isOpen, onStay, onGo }: LeaveQuestionProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onStay}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{translate('facings.views.form.leaveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{translate('facings.views.form.leave')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onGo}>
          {translate('facings.views.form.go')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('facings.views.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
