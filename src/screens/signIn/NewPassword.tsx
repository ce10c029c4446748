import { useTranslate } from 'react-admin';
import type { Session } from '../../../authProvider/session';
import { newPasswordRules } from './linkRules';
import { AuthField } from './AuthForm';
import { LinkForm } from './LinkForm';

/** Sets a new password with a reset link (rules 2, 7). */
export const NewPassword = ({ session, id }: { session: Session; id: string }) => {
  const translate = useTranslate();
  return (
    <LinkForm
      id={id}
      read={session.readReset}
      page="newPassword"
      rules={newPasswordRules}
      initialOf={() => ({ password: '', confirm: '' })}
      onSubmit={({ password = '' }) => session.setPassword({ id, password })}
    >
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
    </LinkForm>
  );
};
