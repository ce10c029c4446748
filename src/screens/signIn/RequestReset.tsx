import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../authProvider/session';
import { resetRules } from './linkRules';
import { AuthField, AuthForm } from './AuthForm';
import { AuthLink } from './AuthLink';

/** Requests a reset link. The response does not reveal whether the account exists. */
export const RequestReset = ({ session }: { session: Session }) => {
  const translate = useTranslate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      {sentTo === null ? (
        <AuthForm
          rules={resetRules}
          initial={{ email: '' }}
          submit={translate('facings.signIn.reset.submit')}
          onSubmit={({ email = '' }) => session.requestReset(email)}
          onDone={({ email = '' }) => setSentTo(email)}
        >
          <p>{translate('facings.signIn.reset.text')}</p>
          <AuthField
            name="email"
            type="email"
            label={translate('facings.signIn.email')}
            autoComplete="username"
            autoFocus
          />
        </AuthForm>
      ) : (
        <Alert severity="success" role="status">
          {translate('facings.signIn.reset.sent', { email: sentTo })}
        </Alert>
      )}
      <p>
        <AuthLink to="/login">{translate('facings.signIn.back')}</AuthLink>
      </p>
    </>
  );
};
