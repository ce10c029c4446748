import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';

interface DialogFrameProps extends Pick<DialogProps, 'maxWidth'> {
  readonly isOpen?: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The button beside Cancel; a dialog without one only shows something. */
  readonly action?: ReactNode;
  /** Whether its other button is Close: what it did is kept. */
  readonly isClosed?: boolean;
  /** The dialog is a form, which its action submits. */
  readonly onSubmit?: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
}

/** A small dialog: its title, what it asks or says, and its buttons. */
export const DialogFrame = ({
  isOpen = true,
  title,
  maxWidth = 'xs',
  children,
  action,
  isClosed = false,
  onSubmit,
  onClose,
}: DialogFrameProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const body = (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate(`facings.buttons.${isClosed ? 'close' : 'cancel'}`)}
        </Button>
        {action}
      </DialogActions>
    </>
  );
  return (
    <Dialog
      open={isOpen}
      fullWidth
      maxWidth={maxWidth}
      onClose={onClose}
      // Named, it leaves the page around it in view on a phone, as a question does (theme.ts).
      role="dialog"
      aria-labelledby={titleId}
    >
      {onSubmit ? (
        <form noValidate onSubmit={onSubmit}>
          {body}
        </form>
      ) : (
        body
      )}
    </Dialog>
  );
};
