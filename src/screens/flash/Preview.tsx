import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FlashFrom } from '../../../dataProvider/calls/flash';
import { toldOf } from '../../views/failureText';
import type { Source } from './choice';
import { countsOf, fates } from './plan';
import { PreviewList } from './PreviewList';
import { useFlashPlan } from './useFlashPlan';

interface PreviewProps {
  readonly zone: string;
  readonly accountId: string;
  readonly source: Source | null;
  readonly from: FlashFrom | undefined;
}

/** What flashing would do, before it is done. It never stands in the way of flashing. */
export const Preview = ({ zone, accountId, source, from }: PreviewProps) => {
  const translate = useTranslate();
  const headingId = useId();
  const { plan, error, isSource, retry } = useFlashPlan({ zone, accountId, from });
  const counts = plan && countsOf(plan);
  const said = () => {
    if (from === undefined) {
      return translate(`facings.flash.${source === 'zone' ? 'chooseZone' : 'choose'}`);
    }
    if (error) return '';
    if (!counts) return translate('facings.flash.preview.loading');
    return fates
      .map((fate) => translate(`facings.flash.preview.${fate}`, { smart_count: counts[fate] }))
      .join(', ');
  };
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 3, minHeight: 140 }}>
      <Typography id={headingId} component="h3" variant="subtitle2">
        {translate('facings.flash.preview.heading')}
      </Typography>
      <Typography
        role="status"
        sx={{ mt: 0.5, ...(counts ? { fontWeight: 600 } : { color: 'text.secondary' }) }}
      >
        {said()}
      </Typography>
      {from !== undefined && error != null && (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {translate('facings.views.failure.retry')}
            </Button>
          }
        >
          {translate(`facings.flash.preview.${isSource ? 'sourceFailed' : 'failed'}`)}{' '}
          {toldOf(error, translate).message}
        </Alert>
      )}
      {from !== undefined && error == null && !plan && (
        <Skeleton variant="rounded" height={96} sx={{ mt: 1 }} />
      )}
      {counts && counts.added + counts.overwritten === 0 && (
        <Typography color="text.secondary">{translate('facings.flash.preview.nothing')}</Typography>
      )}
      {plan && counts && plan.length > 0 && <PreviewList plan={plan} counts={counts} />}
    </Box>
  );
};
