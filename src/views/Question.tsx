import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface QuestionProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** What belongs to the question below its text. */
  readonly children?: ReactNode;
  /** Why the last confirmation failed. */
  readonly refusal?: ReactNode;
  /** Makes screen readers announce the same refusal again. */
  readonly attempt?: number;
  /** The button that confirms. */
  readonly confirm: string;
  readonly color?: 'primary' | 'warning' | 'error';
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something happens, and shows why it failed. Keys and screen readers begin at Cancel. */
export const Question = ({
  isOpen,
  title,
  text,
  children,
  refusal,
  attempt,
  confirm,
  color = 'primary',
  isBusy = false,
  onClose,
  onConfirm,
}: QuestionProps) => {
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
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {refusal != null && (
          <Alert key={attempt} severity="error" role="alert" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <div id={textId}>
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{text}</DialogContentText>
          {children}
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus disabled={isBusy} onClick={onClose}>
          {translate('facings.views.form.cancel')}
        </Button>
        <Button variant="contained" color={color} loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
