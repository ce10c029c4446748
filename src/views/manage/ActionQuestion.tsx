import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface ActionQuestionProps {
  /** Name of the action: the title, and the button that confirms. */
  readonly label: string;
  readonly text: ReactNode;
  /** Why the action failed. */
  readonly refusal?: ReactNode;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a declared action runs, and shows why it failed. */
export const ActionQuestion = ({
  label,
  text,
  refusal,
  isOpen,
  isBusy,
  onClose,
  onConfirm,
}: ActionQuestionProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{label}</DialogTitle>
      <DialogContent>
        {refusal != null && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus disabled={isBusy} onClick={onClose}>
          {translate('facings.views.form.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={onConfirm}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
