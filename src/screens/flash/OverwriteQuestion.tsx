import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface OverwriteQuestionProps {
  readonly isOpen: boolean;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Asks before overwriting is enabled (rules 8); leaving the question is a no. */
export const OverwriteQuestion = ({ isOpen, onAnswer }: OverwriteQuestionProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const decline = () => {
    onAnswer(false);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={decline}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{translate('facings.flash.overwrite')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{translate('facings.flash.overwriteAsk')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={decline}>
          {translate('facings.flash.cancel')}
        </Button>
        <Button
          variant="contained"
          color="warning"
          onClick={() => {
            onAnswer(true);
          }}
        >
          {translate('facings.flash.overwriteYes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
