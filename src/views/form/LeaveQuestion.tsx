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
  /** What would be lost: typed values, or secrets that were not copied. */
  readonly kind?: 'values' | 'secrets';
}

/** The question before typed values are lost. */
export const LeaveQuestion = ({ isOpen, onStay, onGo, kind = 'values' }: LeaveQuestionProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const t = (key: string) =>
    translate(`facings.views.${kind === 'secrets' ? 'secret.leaving' : 'form'}.${key}`);
  return (
    <Dialog
      open={isOpen}
      onClose={onStay}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{t('leaveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{t('leave')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onGo}>
          {t('go')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t('stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
