import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Outcome } from '../../../authProvider/session';
import { AuthLink } from './AuthLink';
import { refusalText } from './refusalText';
import { isRefused, useLinkCheck } from './useLinkCheck';

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
    return (
      <Alert
        severity="error"
        role="alert"
        action={
          <Button color="inherit" size="small" onClick={again}>
            {translate('facings.signIn.retry')}
          </Button>
        }
      >
        {refusalText(check.outcome, translate)}
      </Alert>
    );
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
