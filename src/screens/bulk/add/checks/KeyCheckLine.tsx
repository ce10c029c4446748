import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { failureMessageOf } from '../../../../views/failures';
import { useBulkText } from '../useBulkText';
import type { KeyChecks } from './keyChecks';
import { useKeyState } from './useKeyState';

/** Shows the check for existing SKUs while it runs or if it failed, since saving has to wait for it. */
export const KeyCheckLine = ({ checks }: { readonly checks: KeyChecks }) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  const state = useKeyState(checks);
  if (state.type === 'failed') {
    return (
      <Alert
        severity="error"
        sx={{ flexGrow: 1 }}
        action={
          <Button color="inherit" size="small" onClick={checks.retry}>
            {translate('facings.bulk.checks.retry')}
          </Button>
        }
      >
        {bulkText('checks.failed', {
          smart_count: state.missing,
          reason: failureMessageOf(state.error, translate).message,
        })}
      </Alert>
    );
  }
  return (
    <Typography role="status" variant="body2" color="text.secondary">
      {state.type === 'asking' &&
        state.total > 0 &&
        bulkText('checks.asking', { done: state.done, total: state.total })}
    </Typography>
  );
};
