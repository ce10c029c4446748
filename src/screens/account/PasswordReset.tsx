import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { isSessionOver, toldOf } from '../../views/failureText';
import { useSessionBack } from '../../views/sessionBack';
import { useOwnCalls } from '../../views/useOwnCalls';

/** Asks the platform for a reset link, as the sign-in page does for who has forgotten. */
export const PasswordReset = ({ email }: { email: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const own = useOwnCalls();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => own.requestReset(email),
    onSuccess: () => {
      notify('facings.account.resetSent', { type: 'success', messageArgs: { email } });
    },
  });
  useSessionBack(() => {
    if (isSessionOver(error)) reset();
  });
  return (
    <>
      {error && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {toldOf(error, translate).message}
        </Alert>
      )}
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('facings.account.passwordText', { email })}
      </Typography>
      <Button
        variant="outlined"
        loading={isPending}
        onClick={() => {
          mutate();
        }}
      >
        {translate('facings.account.reset')}
      </Button>
    </>
  );
};
