import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../authProvider/session';
import { signInRules } from './rules';
import { AuthField, AuthForm } from './AuthForm';

interface ReloginDialogProps {
  readonly session: Session;
  /** Leaves the page for the sign-in page. */
  readonly onGiveUp: () => void;
}

/** Signs in again in a dialog, so that the page and unsaved input stay. */
export const ReloginDialog = ({ session, onGiveUp }: ReloginDialogProps) => {
  const translate = useTranslate();
  const username = session.username() ?? '';
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="relogin-title"
      aria-describedby="relogin-text"
    >
      <DialogTitle id="relogin-title">{translate('facings.signIn.relogin.title')}</DialogTitle>
      <DialogContent>
        <p id="relogin-text" style={{ marginTop: 0 }}>
          {translate('facings.signIn.relogin.text')}
        </p>
        <Box sx={{ pt: 1 }}>
          <AuthForm
            rules={signInRules}
            initial={{ email: username, password: '' }}
            submit={translate('facings.signIn.submit')}
            onSubmit={({ email = '', password = '' }) => session.signIn({ email, password })}
            onDone={() => undefined}
          >
            <AuthField
              name="email"
              type="email"
              label={translate('facings.signIn.email')}
              autoComplete="username"
            />
            <AuthField
              name="password"
              type="password"
              label={translate('facings.signIn.password')}
              autoComplete="current-password"
              autoFocus
            />
          </AuthForm>
        </Box>
        <Button color="inherit" sx={{ mt: 1.5 }} fullWidth onClick={onGiveUp}>
          {translate('facings.signIn.relogin.other')}
        </Button>
      </DialogContent>
    </Dialog>
  );
};
