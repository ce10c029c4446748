import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../authProvider/session';
import type { DemoAccount } from './DemoAccounts';
import { Join } from './Join';
import { NewPassword } from './NewPassword';
import { RequestReset } from './RequestReset';
import { Shelf } from './Shelf';
import { SignIn } from './SignIn';
import { useAuthPath } from './useAuthPath';

const Layout = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(440px, 4fr)' },
}));

const Brand = styled('aside')(({ theme }) => ({
  display: 'none',
  background: '#08332c',
  color: '#dff3ee',
  padding: theme.spacing(6),
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { display: 'flex' },
  '& strong': { fontSize: 20, letterSpacing: '-0.01em' },
  '& p': { fontSize: 30, lineHeight: 1.2, fontWeight: 600, maxWidth: 420, margin: 0 },
}));

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: theme.spacing(4, 3),
  background: (theme.vars ?? theme).palette.background.paper,
  '& > div': { width: '100%', maxWidth: 380 },
  '& h1': { fontSize: 26, letterSpacing: '-0.01em', margin: theme.spacing(0, 0, 3) },
}));

interface AuthAppProps {
  readonly session: Session;
  /** The last session ended without the person's doing. */
  readonly hasEnded: boolean;
  readonly demo?: { readonly accounts: readonly DemoAccount[] };
}

const titles = {
  signIn: 'facings.signIn.title',
  requestReset: 'facings.signIn.reset.title',
  newPassword: 'facings.signIn.newPassword.title',
  join: 'facings.signIn.join.title',
} as const;

/** Sign-in, password reset and invites: all that is shown to who is not signed in (Specification 2). */
export const AuthApp = ({ session, hasEnded, demo }: AuthAppProps) => {
  const translate = useTranslate();
  const { route } = useAuthPath();
  const title = translate(titles[route.screen]);
  useEffect(() => {
    document.title = `${title} · Facings Console`;
  }, [title]);
  return (
    <Layout>
      <Brand>
        <strong>{translate('facings.splash.product')}</strong>
        <Shelf />
        <p>{translate('facings.signIn.lead')}</p>
      </Brand>
      <Main>
        <div>
          <h1>{title}</h1>
          {route.screen === 'signIn' && (
            <SignIn session={session} hasEnded={hasEnded} accounts={demo?.accounts ?? []} />
          )}
          {route.screen === 'requestReset' && <RequestReset session={session} />}
          {route.screen === 'newPassword' && (
            <NewPassword key={route.id} session={session} id={route.id} />
          )}
          {route.screen === 'join' && <Join key={route.id} session={session} id={route.id} />}
        </div>
      </Main>
    </Layout>
  );
};
