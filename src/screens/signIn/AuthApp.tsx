import { styled } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { lazy } from '../../lib/failures/code';
import type { Session } from '../../../authProvider/session';
import { brand } from '../../lib/util/brand';
import { documentTitleOf } from '../../schema/documentTitle';
import type { DemoOffer } from './DemoAccounts';
import { LanguageSwitch, type OfferedLanguage } from './LanguageSwitch';
import { SignIn } from './SignIn';
import { useAuthPath } from './AuthLink';
import shelf from './shelf.svg?no-inline';

/** Loaded later, so that sign-in itself loads faster. */
const Join = lazy(() => import('./Join').then(({ Join: Screen }) => ({ default: Screen })));
const NewPassword = lazy(() =>
  import('./NewPassword').then(({ NewPassword: Screen }) => ({ default: Screen })),
);
const RequestReset = lazy(() =>
  import('./RequestReset').then(({ RequestReset: Screen }) => ({ default: Screen })),
);

const Layout = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 11fr) minmax(440px, 9fr)',
  },
}));

const Brand = styled('header')(({ theme }) => ({
  // The variable is set for a company's own accent (src/app/accent.ts).
  background:
    'var(--facings-brand, radial-gradient(120% 90% at 12% 0, #0f5448, #08332c 55%, #06261f))',
  color: '#dff3ee',
  padding: theme.spacing(2, 3),
  '& strong': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), fontSize: 18 },
  '& strong img': { borderRadius: 7, boxShadow: '0 0 0 1px rgb(255 255 255 / 22%)' },
  '& .picture, & .lead': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gap: theme.spacing(4),
    padding: theme.spacing(5),
    '& strong': { fontSize: 20 },
    '& .picture': { display: 'grid', placeItems: 'center' },
    '& .picture img': { width: '100%', maxWidth: 620, height: 'auto', maxHeight: '56dvh' },
    '& .lead': { display: 'block' },
  },
  '& .lead': {
    fontSize: 30,
    lineHeight: 1.2,
    fontWeight: 600,
    letterSpacing: '-0.015em',
    maxWidth: '18em',
    textWrap: 'balance',
    margin: 0,
  },
}));

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: theme.spacing(5, 3),
  background: (theme.vars ?? theme).palette.background.paper,
  [theme.breakpoints.up('md')]: { alignContent: 'center', padding: theme.spacing(5) },
  '& > div': { width: '100%', maxWidth: 380 },
  '& h1': { fontSize: 26, letterSpacing: '-0.015em', margin: theme.spacing(0, 0, 3) },
  '& form > p': { margin: 0, color: (theme.vars ?? theme).palette.text.secondary },
}));

interface AuthAppProps {
  readonly session: Session;
  /** The last session ended without a log-out. */
  readonly hasEnded: boolean;
  readonly languages: readonly OfferedLanguage[];
  /** Rejects if a language's texts cannot be loaded. */
  readonly onLanguage: (locale: string) => Promise<void>;
  readonly demo?: DemoOffer;
}

const titles = {
  signIn: 'facings.signIn.title',
  requestReset: 'facings.signIn.reset.title',
  newPassword: 'facings.signIn.newPassword.title',
  join: 'facings.signIn.join.title',
} as const;

/** Sign-in, password reset and invites: everything shown to signed-out users (rules 2). */
export const AuthApp = ({ session, hasEnded, languages, onLanguage, demo }: AuthAppProps) => {
  const translate = useTranslate();
  const { route } = useAuthPath();
  const title = translate(titles[route.screen]);
  useEffect(() => {
    document.title = documentTitleOf(title);
  }, [title]);
  return (
    <Layout>
      <Brand>
        <strong>
          <img src={brand.logoUrl} width={26} height={26} alt="" />
          {brand.name}
        </strong>
        <div className="picture">
          <img src={shelf} width={480} height={380} loading="lazy" alt="" />
        </div>
        <p className="lead">{translate('facings.signIn.lead')}</p>
      </Brand>
      <Main>
        <div>
          <h1>{title}</h1>
          {route.screen === 'signIn' && (
            <SignIn session={session} hasEnded={hasEnded} {...(demo ? { demo } : {})} />
          )}
          <Suspense fallback={null}>
            {route.screen === 'requestReset' && <RequestReset session={session} />}
            {route.screen === 'newPassword' && (
              <NewPassword key={route.id} session={session} id={route.id} />
            )}
            {route.screen === 'join' && <Join key={route.id} session={session} id={route.id} />}
          </Suspense>
          <LanguageSwitch languages={languages} onLanguage={onLanguage} />
        </div>
      </Main>
    </Layout>
  );
};
