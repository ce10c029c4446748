import Alert from '@mui/material/Alert';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../authProvider/session';
import { signInRules } from '../../schema/rules/auth';
import { AuthField } from './AuthField';
import { AuthForm } from './AuthForm';
import { AuthLink } from './AuthLink';
import type { DemoAccount } from './DemoAccounts';

/** Only a demo has accounts to show. */
const DemoAccounts = lazy(() =>
  import('./DemoAccounts').then(({ DemoAccounts: Accounts }) => ({ default: Accounts })),
);

interface SignInProps {
  readonly session: Session;
  readonly hasEnded: boolean;
  readonly accounts: readonly DemoAccount[];
}

export const SignIn = ({ session, hasEnded, accounts }: SignInProps) => {
  const translate = useTranslate();
  return (
    <>
      {hasEnded && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {translate('facings.signIn.ended')}
        </Alert>
      )}
      <AuthForm
        rules={signInRules}
        initial={{ email: '', password: '' }}
        submit={translate('facings.signIn.submit')}
        onSubmit={({ email = '', password = '' }) => session.signIn({ email, password })}
        onDone={() => undefined}
        below={(fill) => (
          <>
            <AuthLink to="/login/reset">{translate('facings.signIn.forgot')}</AuthLink>
            {accounts.length > 0 && (
              <Suspense fallback={null}>
                <DemoAccounts accounts={accounts} onChoose={fill} />
              </Suspense>
            )}
          </>
        )}
      >
        <AuthField
          name="email"
          type="email"
          label={translate('facings.signIn.email')}
          autoComplete="username"
          autoFocus
        />
        <AuthField
          name="password"
          type="password"
          label={translate('facings.signIn.password')}
          autoComplete="current-password"
        />
      </AuthForm>
    </>
  );
};
