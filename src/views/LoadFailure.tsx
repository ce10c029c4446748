import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { FailureDetails } from './FailureDetails';
import { failureOf, toldOf } from './failureText';

interface LoadFailureProps {
  readonly error: unknown;
  /** What could not be loaded, in words: 'Regions'. */
  readonly what?: string;
  readonly onRetry: () => void;
}

/** A region that could not be loaded: what is missing, why, and another try. The page around it stays. */
export const LoadFailure = ({ error, what, onRetry }: LoadFailureProps) => {
  const translate = useTranslate();
  const { message, details } = toldOf(error, translate);
  // Words of a server mean little by themselves ('no such call'): it is said whose they are.
  const own = failureOf(error)?.message;
  const isQuoted = own !== undefined && message.includes(own);
  const reason = isQuoted ? translate('facings.views.failure.says', { words: message }) : message;
  return (
    <Alert
      severity="error"
      sx={{ my: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('facings.views.failure.retry')}
        </Button>
      }
    >
      {what === undefined
        ? reason
        : `${translate('facings.views.failure.notLoaded', { what })} ${reason}`}
      <FailureDetails details={details} />
    </Alert>
  );
};
