import Alert from '@mui/material/Alert';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Outcome } from '../../../authProvider/signInCall';
import { refusalText } from './AuthForm';
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

interface LinkGateProps {
  readonly id: string;
  readonly read: (id: string) => Promise<Outcome<unknown>>;
  /** Shown if the id is unknown or used. */
  readonly invalid: string;
  /** Shown after the link was used. */
  readonly done: string | null;
  readonly children: (data: unknown) => ReactNode;
}

/** The page behind a reset or invite link: its form, or why it is invalid, and a link to sign-in. */
export const LinkGate = ({ id, read, invalid, done, children }: LinkGateProps) => {
  const translate = useTranslate();
  const [check, again] = useLinkCheck(id, read);
  const body = () => {
    if (done !== null) {
      return (
        <Alert severity="success" role="status">
          {done}
        </Alert>
      );
    }
    if (check.state === 'asking') return <p role="status">{translate('facings.splash.loading')}</p>;
    if (check.state === 'good') return children(check.data);
    if (isRefused(check)) {
      return (
        <Alert severity="error" role="alert">
          {invalid}
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
