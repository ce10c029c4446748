import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { FailureDetails } from './FailureDetails';
import { toldOf } from './failureText';

/** A region that could not be loaded: what happened, and another try. The page around it stays. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate();
  const { message, details } = toldOf(error, translate);
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
      {message}
      <FailureDetails details={details} />
    </Alert>
  );
};
