import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface RetryAlertProps extends Pick<AlertProps, 'severity' | 'sx' | 'children'> {
  readonly onRetry: () => void;
}

/** Says what failed, with a button that tries it again. */
export const RetryAlert = ({ onRetry, ...props }: RetryAlertProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      {...props}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('facings.buttons.retry')}
        </Button>
      }
    />
  );
};
