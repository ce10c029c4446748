import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId } from 'react';
import { useTranslate } from 'react-admin';
import '../../messages/en/screenTexts';
import type { BelowProps } from '../../schema/takeOver';
import { momentOf } from '../../lib/time/moments';
import { useNow } from '../../fields/moment/useNow';
import { useFormValues } from '../../fields/shared/useFormValues';
import { cronFaultOf } from '../../schedules/expression';
import { RunsByTimeZone } from './RunsByTimeZone';
import { useChosenZones } from './useChosenZones';
import { RetryAlert } from '../../lib/failures/RetryAlert';

/** Holds ten runs with their time zone; warnings are scrolled to, so that no answer moves the inputs below. */
const contentSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  height: 400,
  // The label of the time zone stands on the upper edge of its input.
  pt: 1,
  overflowY: 'auto',
} as const;

/**
 * Below a schedule: its next ten runs in the time zones of the form's zones, up to its end, and warnings (rules 3, Job
 * template; reads `zones` and `ends_at`).
 */
export const NextRuns = ({ source }: BelowProps) => {
  const translate = useTranslate();
  const id = useId();
  const now = useNow();
  const values = useFormValues([source, 'ends_at']);
  const value = values[source];
  const expression = useDeferredValue(typeof value === 'string' ? value.trim() : '');
  const chosen = useChosenZones();
  const isSchedule = expression !== '' && cronFaultOf(expression) === undefined;

  const content = () => {
    if (!isSchedule) {
      return (
        <Typography variant="body2" color="text.secondary">
          {translate('facings.schedule.runs.notYet')}
        </Typography>
      );
    }
    if (chosen.isFailed) {
      return (
        <RetryAlert onRetry={chosen.retry}>{translate('facings.schedule.runs.failed')}</RetryAlert>
      );
    }
    if (chosen.isPending) return <Skeleton variant="rounded" height={280} aria-busy />;
    return (
      <RunsByTimeZone
        expression={expression}
        chosen={chosen}
        now={now}
        endsAt={momentOf(values.ends_at)?.getTime() ?? null}
      />
    );
  };

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0, pt: { xs: 1, sm: 0 } }}
    >
      <Typography id={id} component="h3" sx={{ fontSize: 13, fontWeight: 600 }}>
        {translate('facings.schedule.runs.title')}
      </Typography>
      {/* Scrolled by the keyboard, too. */}
      <Box tabIndex={0} role="group" aria-labelledby={id} sx={contentSx}>
        {content()}
      </Box>
    </Box>
  );
};
