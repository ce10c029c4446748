import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Stands in the place of an input whose choices did not come, and asks for them again. */
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
