import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Replaces an input whose options could not be loaded, with a button to try again. */
export const AskFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('facings.fields.retry')}
        </Button>
      }
    >
      {translate('facings.fields.failed')}
    </Alert>
  );
};
