import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { toldOf } from './failureText';

/** A region that could not be loaded: what happened, and another try. The page around it stays. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate();
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
      {toldOf(error, translate).message}
    </Alert>
  );
};
