import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Outcome } from '../../../authProvider/signInCall';
import { AuthForm, refusalText, type AuthFormProps } from './AuthForm';
import { AuthLink } from './AuthLink';
import { RetryAlert } from '../../lib/failures/RetryAlert';

// Checks the id of a reset or invite link once, before the form is shown.

type LinkCheck =
  | { readonly state: 'asking' }
  | { readonly state: 'good'; readonly data: unknown }
  | { readonly state: 'bad'; readonly outcome: Exclude<Outcome<unknown>, { type: 'ok' }> };

/** The platform rejects unknown and used ids; a network error does not mean that the link is invalid. */
const useLinkCheck = (
  id: string,
  read: (id: string) => Promise<Outcome<unknown>>,
): readonly [check: LinkCheck, again: () => void] => {
  const [check, setCheck] = useState<LinkCheck>({ state: 'asking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void read(id).then((outcome) => {
      if (!isCurrent) return;
      setCheck(
        outcome.type === 'ok' ? { state: 'good', data: outcome.value } : { state: 'bad', outcome },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [id, read, round]);
  const again = () => {
    setCheck({ state: 'asking' });
    setRound((before) => before + 1);
  };
  return [check, again];
};

const refusals = new Set(['notFound', 'invalid', 'forbidden', 'conflict', 'unauthorized']);

const isRefused = (check: LinkCheck): boolean =>
  check.state === 'bad' && refusals.has(check.outcome.kind);

/** A text in the platform's response about a link; '' if it is not a text. */
export const textOf = (data: unknown, key: string): string => {
  const value =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
};

interface LinkFormProps extends Pick<AuthFormProps, 'rules' | 'onSubmit' | 'children'> {
  readonly id: string;
  readonly read: (id: string) => Promise<Outcome<unknown>>;
  /** The part of the catalogue that has its texts. */
  readonly page: 'join' | 'newPassword';
  readonly initialOf: (link: unknown) => AuthFormProps['initial'];
}

/** The page behind a reset or invite link: its form, or why it is invalid, and a link to sign-in. */
export const LinkForm = ({ id, read, page, initialOf, children, ...form }: LinkFormProps) => {
  const translate = useTranslate();
  const [check, again] = useLinkCheck(id, read);
  const [isDone, setIsDone] = useState(false);
  const t = (key: string, values: object = {}) =>
    translate(`facings.signIn.${page}.${key}`, { ...values });
  const body = () => {
    if (isDone) {
      return (
        <Alert severity="success" role="status">
          {t('done')}
        </Alert>
      );
    }
    if (check.state === 'asking') return <p role="status">{translate('facings.splash.loading')}</p>;
    if (check.state === 'good') {
      const email = textOf(check.data, 'email');
      return (
        <AuthForm
          {...form}
          initial={initialOf(check.data)}
          submit={t('submit')}
          onDone={() => setIsDone(true)}
        >
          {email !== '' && <p>{t('text', { email })}</p>}
          {children}
        </AuthForm>
      );
    }
    if (isRefused(check)) {
      return (
        <Alert severity="error" role="alert">
          {t('invalid')}
        </Alert>
      );
    }
    return <RetryAlert onRetry={again}>{refusalText(check.outcome, translate)}</RetryAlert>;
  };
  return (
    <>
      {body()}
      <p>
        <AuthLink to="/login">{translate('facings.signIn.back')}</AuthLink>
      </p>
    </>
  );
};
