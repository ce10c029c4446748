import { useTranslate } from 'react-admin';
import type { Session } from '../../../authProvider/session';
import { joinRules } from './linkRules';
import { AuthField } from './AuthForm';
import { LinkForm, textOf } from './LinkForm';

/** Accepts an invite with a name and a password (rules 2, 7). */
export const Join = ({ session, id }: { session: Session; id: string }) => {
  const translate = useTranslate();
  return (
    <LinkForm
      id={id}
      read={session.readInvite}
      page="join"
      rules={joinRules}
      initialOf={(invite) => ({ name: textOf(invite, 'name'), password: '' })}
      onSubmit={({ name = '', password = '' }) => session.join({ invite_id: id, name, password })}
    >
      <AuthField
        name="name"
        type="text"
        label={translate('facings.signIn.join.name')}
        autoComplete="name"
        autoFocus
      />
      <AuthField
        name="password"
        type="password"
        label={translate('facings.signIn.password')}
        autoComplete="new-password"
        hint="facings.signIn.rules.passwordRule"
      />
    </LinkForm>
  );
};
