import '../../messages/en/screenTexts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useExtra } from '../../views/useCalls';
import { LoadFailure } from '../../views/LoadFailure';
import type { PanelScreenProps } from '../../schema/takeOver';

/** A job's payload as stored by the platform (GET /api/jobs/payload). */
export const Payload = ({ values }: PanelScreenProps) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useExtra('jobs', 'payload', values);
  if (error) {
    const what = translate('facings.jobs.payload');
    return <LoadFailure error={error} what={what} onRetry={() => void refetch()} />;
  }
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (data == null) {
    return <Typography color="text.secondary">{translate('facings.jobs.noPayload')}</Typography>;
  }
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="group"
      aria-label={translate('facings.jobs.payload')}
      sx={{ m: 0, fontSize: 13, maxHeight: 480, overflow: 'auto' }}
    >
      {JSON.stringify(data, null, 2)}
    </Box>
  );
};
