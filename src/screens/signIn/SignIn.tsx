import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../authProvider/session';
import { signInRules } from './rules';
import { AuthField, AuthForm } from './AuthForm';
import { AuthLink } from './AuthLink';
import type { DemoOffer } from './DemoAccounts';

interface SignInProps {
  readonly session: Session;
  readonly hasEnded: boolean;
  readonly demo?: DemoOffer;
}

export const SignIn = ({ session, hasEnded, demo }: SignInProps) => {
  const translate = useTranslate();
  return (
    <>
      {hasEnded && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {translate('facings.failures.unauthorized')}
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
            {demo && (
              <demo.Accounts accounts={demo.accounts} limits={demo.limits} onChoose={fill} />
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
