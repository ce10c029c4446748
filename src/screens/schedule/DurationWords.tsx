import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import '../../messages/en/screenTexts';
import type { BelowProps } from '../../schema/takeOver';
import { durationText } from '../../schedules/runs/duration';
import { momentOf } from '../../lib/time/moments';
import { useNow } from '../../fields/moment/useNow';
import { useFormValues } from '../../fields/shared/useFormValues';
import { regionOf } from '../../lib/text/region';
import { ScheduleNotes, useScheduleNotes } from './Notes';
import { minutesText } from './DurationCell';
import { useChosenZones } from './useChosenZones';

/** Shorter durations need no conversion. */
const anHour = 60;

/**
 * Below a duration in minutes: the same in days and hours, and a warning if a run lasts longer than the time until the
 * next one (schedule in `cron_expression`, rules 3, Job template).
 */
export const DurationWords = ({ source }: BelowProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const now = useNow();
  const values = useFormValues([source, 'cron_expression', 'ends_at']);
  const { [source]: duration, cron_expression, ends_at } = values;
  const minutes =
    typeof duration === 'number' && Number.isInteger(duration) && duration > 0 ? duration : null;
  const expression = useDeferredValue(typeof cron_expression === 'string' ? cron_expression : '');
  const { groups } = useChosenZones();
  const notes = useScheduleNotes({
    expression,
    timeZones: groups.map(({ timeZone }) => timeZone),
    durationMinutes: minutes,
    now,
    endsAt: momentOf(ends_at)?.getTime() ?? null,
    isWanted: ({ kind }) => kind === 'overlap' || kind === 'overlapShortDay',
  });
  return (
    <Box sx={{ px: 1.75, display: 'flex', flexDirection: 'column', gap: 1, fontSize: 13 }}>
      {/* Its line is kept: the next input stays where it is while a duration is typed. */}
      <Box aria-live="polite" sx={{ color: 'text.secondary', minHeight: '1lh' }}>
        {minutes !== null && minutes >= anHour
          ? translate('facings.schedule.duration', {
              minutes: minutesText(minutes, locale),
              words: durationText(minutes, locale),
            })
          : null}
      </Box>
      <ScheduleNotes label={translate('facings.schedule.overlaps')} notes={notes} />
    </Box>
  );
};
