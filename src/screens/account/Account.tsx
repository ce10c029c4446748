import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useTranslate } from 'react-admin';
import { diagnosticsText } from '../../faults/diagnostics/diagnosticsText';
import { titleOf } from '../../schema/screen';
import { LoadFailure } from '../../views/LoadFailure';
import { PageBar } from '../../views/page/PageBar';
import { useDeclaredText } from '../../views/useDeclaredText';
import { Diagnostics } from './Diagnostics';
import { PasswordReset } from './PasswordReset';
import { ProfileForm } from './ProfileForm';
import { account } from './screen';

/** The signed-in person's own profile and password (rules 2), and what to tell who helps. */
export const Account = () => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const { data: identity, error, refetch } = useGetIdentity();
  return (
    <>
      <PageBar title={declaredText(titleOf(account))} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <Paper variant="outlined" component="section" sx={{ p: 3 }}>
          <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
            {translate('facings.account.profile')}
          </Typography>
          {identity ? <ProfileForm identity={identity} /> : <Skeleton height={96} />}
        </Paper>
        <Paper variant="outlined" component="section" sx={{ p: 3 }}>
          <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
            {translate('facings.account.password')}
          </Typography>
          {identity ? (
            <PasswordReset email={String(identity.email ?? '')} />
          ) : (
            <Skeleton height={64} />
          )}
        </Paper>
        <Diagnostics read={diagnosticsText} />
      </Box>
    </>
  );
};
