import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../authProvider/session';
import { newPasswordRules } from './linkRules';
import { AuthField, AuthForm } from './AuthForm';
import { LinkGate, textOf } from './LinkGate';

/** Sets a new password with a reset link (rules 2, 7). */
export const NewPassword = ({ session, id }: { session: Session; id: string }) => {
  const translate = useTranslate();
  const [isDone, setIsDone] = useState(false);
  return (
    <LinkGate
      id={id}
      read={session.readReset}
      invalid={translate('facings.signIn.newPassword.invalid')}
      done={isDone ? translate('facings.signIn.newPassword.done') : null}
    >
      {(link) => (
        <AuthForm
          rules={newPasswordRules}
          initial={{ password: '', confirm: '' }}
          submit={translate('facings.signIn.newPassword.submit')}
          onSubmit={({ password = '' }) => session.setPassword({ id, password })}
          onDone={() => setIsDone(true)}
        >
          {textOf(link, 'email') !== '' && (
            <p>{translate('facings.signIn.newPassword.text', { email: textOf(link, 'email') })}</p>
          )}
          <AuthField
            name="password"
            type="password"
            label={translate('facings.signIn.newPassword.password')}
            autoComplete="new-password"
            hint="facings.signIn.rules.passwordRule"
            autoFocus
          />
          <AuthField
            name="confirm"
            type="password"
            label={translate('facings.signIn.newPassword.confirm')}
            autoComplete="new-password"
          />
        </AuthForm>
      )}
    </LinkGate>
  );
};
