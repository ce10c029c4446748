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
  /** Said of an id that is unknown or spent. */
  readonly invalid: string;
  /** Said once the link has done its work. */
  readonly done: string | null;
  readonly children: (data: unknown) => ReactNode;
}

/** What stands behind a reset or invite link: its form, or why there is none, and the way to sign-in. */
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
