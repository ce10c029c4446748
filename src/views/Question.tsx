import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { OverlayBoundary } from '../lib/failures/OverlayBoundary';
import { useExclusive } from './useExclusive';

interface QuestionProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  /** Below the text, and read with it: what else the answer does. */
  readonly consequences?: ReactNode;
  /** Why the last answer could not be carried out. `attempt` makes screen readers announce the same text again. */
  readonly refusal?: { readonly text: ReactNode; readonly attempt: number } | null;
  /** What the button says that changes nothing; Cancel, unless given. */
  readonly cancel?: string;
  readonly confirm: string;
  /** `error` for what removes or loses something. */
  readonly color?: 'primary' | 'warning' | 'error';
  readonly maxWidth?: NonNullable<DialogProps['maxWidth']>;
  readonly onCancel: () => void;
  /** While its promise is pending the question stays, and takes no other answer. */
  readonly onConfirm: () => void | Promise<void>;
}

/** Whether something was ever true: a dialog need not be drawn before it is opened, and stays while it closes. */
const useEver = (isNow: boolean): boolean => {
  const [isEver, setIsEver] = useState(isNow);
  if (isNow && !isEver) setIsEver(true);
  return isEver || isNow;
};

/**
 * A question with two answers. The focus begins on the one that changes nothing, and a second click, also on a dialog
 * that is closing, is no second answer.
 */
export const Question = ({
  isOpen,
  title,
  text,
  consequences,
  refusal = null,
  cancel,
  confirm,
  color = 'primary',
  maxWidth = 'sm',
  onCancel,
  onConfirm,
}: QuestionProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const wasOpen = useEver(isOpen);
  const { isBusy, exclusively } = useExclusive();

  const decline = () => {
    // What was begun may still fail, and the question shows that.
    if (!isBusy) onCancel();
  };
  const accept = async () => {
    if (isOpen) await exclusively(async () => onConfirm());
  };
  return (
    <OverlayBoundary isOpen={isOpen} onClose={decline}>
      {wasOpen && (
        <Dialog
          open={isOpen}
          onClose={({ detail }: MouseEvent, reason) => {
            // A double click opened it.
            if (reason === 'escapeKeyDown' || detail < 2) decline();
          }}
          role="alertdialog"
          aria-labelledby={titleId}
          aria-describedby={textId}
          maxWidth={maxWidth}
          // As wide for one sentence as for those that are still counted.
          fullWidth
        >
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            {refusal && (
              <Alert key={refusal.attempt} severity="error" role="alert" sx={{ mb: 2 }}>
                {refusal.text}
              </Alert>
            )}
            <div id={textId}>
              <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{text}</DialogContentText>
              {consequences}
            </div>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" autoFocus disabled={isBusy} onClick={decline}>
              {cancel ?? translate('facings.buttons.cancel')}
            </Button>
            <Button
              color={color}
              variant="contained"
              loading={isBusy}
              onClick={() => void accept()}
            >
              {confirm}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </OverlayBoundary>
  );
};
