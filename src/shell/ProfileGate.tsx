import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';

interface ProfileGateProps {
  /** Whether the person's id is known from an earlier visit. */
  readonly isKnown: () => boolean;
  readonly children: ReactNode;
}

/**
 * No call may be sent without the person's id (rules 7, `X-User-Id`), so nothing works if the profile could not be
 * loaded: one screen says so, instead of an error in each part.
 */
export const ProfileGate = ({ isKnown, children }: ProfileGateProps) => {
  const translate = useTranslate();
  const logOut = useLogout();
  const { data, error, isFetching, refetch } = useGetIdentity();
  if (!error || data || isKnown()) return children;
  const t = (key: string) => translate(`facings.shell.profile.${key}`);
  return (
    <Box component="main" sx={{ maxWidth: 520, mx: 'auto', mt: '20vh', px: 2 }}>
      <Alert severity="error" sx={{ '& .MuiAlert-message': { flexGrow: 1 } }}>
        <AlertTitle component="h1">{t('title')}</AlertTitle>
        {t('text')}
        <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
          <Button
            variant="contained"
            color="inherit"
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {translate('facings.buttons.retry')}
          </Button>
          <Button color="inherit" onClick={() => void logOut()}>
            {translate('facings.palette.commands.logOut')}
          </Button>
        </Box>
      </Alert>
    </Box>
  );
};
