import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useUnsavedGuard } from './useUnsavedGuard';

/** Stands inside a form; `mayLeave` is asked at the moment of leaving, so that a saved form lets go. */
export const UnsavedDialog = ({ mayLeave }: { mayLeave: () => boolean }) => {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  const blocker = useUnsavedGuard(isDirty, mayLeave);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      aria-labelledby="unsaved-title"
      aria-describedby="unsaved-text"
    >
      <DialogTitle id="unsaved-title">{translate('facings.views.form.leaveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="unsaved-text">
          {translate('facings.views.form.leave')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {translate('facings.views.form.go')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          {translate('facings.views.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
