import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { failureMessageOf } from '../../../views/failures';
import type { ChoicesState } from './useChoices';

/** What cells may hold could not be read: nothing is saved until it is. */
export const ChoicesAlert = ({ error, retry }: ChoicesState) => {
  const translate = useTranslate();
  if (error === null) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('facings.imports.choices.retry')}
        </Button>
      }
    >
      {translate('facings.imports.choices.failed', {
        reason: failureMessageOf(error, translate).message,
      })}
    </Alert>
  );
};
