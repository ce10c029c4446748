import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../authProvider/session';
import { joinRules } from './linkRules';
import { AuthField, AuthForm } from './AuthForm';
import { LinkGate, textOf } from './LinkGate';

/** Accepts an invite with a name and a password (rules 2, 7). */
export const Join = ({ session, id }: { session: Session; id: string }) => {
  const translate = useTranslate();
  const [isDone, setIsDone] = useState(false);
  return (
    <LinkGate
      id={id}
      read={session.readInvite}
      invalid={translate('facings.signIn.join.invalid')}
      done={isDone ? translate('facings.signIn.join.done') : null}
    >
      {(invite) => (
        <AuthForm
          rules={joinRules}
          initial={{ name: textOf(invite, 'name'), password: '' }}
          submit={translate('facings.signIn.join.submit')}
          onSubmit={({ name = '', password = '' }) =>
            session.join({ invite_id: id, name, password })
          }
          onDone={() => setIsDone(true)}
        >
          {textOf(invite, 'email') !== '' && (
            <p>{translate('facings.signIn.join.text', { email: textOf(invite, 'email') })}</p>
          )}
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
        </AuthForm>
      )}
    </LinkGate>
  );
};
