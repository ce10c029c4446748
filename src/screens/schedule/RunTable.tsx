import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { typedTimeText as clockText } from '../../fields/cron/TimeBox';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { timeShown } from '../../lib/time/timeOfDay';
import { offsetOf } from '../../lib/time/zoneNames';
import type { Time } from '../../schedules/schedule';
import { dateFormat, dateText } from '../../lib/time/days';
import { regionOf } from '../../lib/text/region';

const yearOf = (at: number, timeZone: string): string =>
  dateFormat('en', { timeZone, year: 'numeric' }).format(at);

/** With the year if it is not that of `now`. */
const dayText = (at: number, timeZone: string, locale: string, now: number): string =>
  dateText(at, locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(yearOf(at, timeZone) === yearOf(now, timeZone) ? {} : { year: 'numeric' }),
  });

const timeText = (at: number, timeZone: string, locale: string): string =>
  dateFormat(locale, { timeZone, timeStyle: 'short' }).format(at);

/** 'HH:MM' in every language. */
const clockOf = (at: number, timeZone: string): string =>
  dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );

/** With the weekday, since it often differs. */
const shortText = (at: number, timeZone: string, locale: string): string =>
  dateFormat(locale, { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(at);

export const runMomentText = (at: number, timeZone: string, locale: string): string =>
  dateFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** 'UTC+1', 'UTC+5:30', 'UTC'. */
export const runOffsetText = (timeZone: string, at: number): string =>
  offsetOf(timeZone, new Date(at))
    .replace(/:00$/, '')
    .replace(/([+-])0(\d)/, '$1$2')
    .replace(/[+-]0$/, '');

interface RunTableProps {
  readonly runs: readonly number[];
  readonly timeZone: string;
  /** The user's time zone. */
  readonly ownZone: string;
  /** Display name of the time zone. */
  readonly name: string;
  /** The scheduled time; null if there are several per day. */
  readonly at: Time | null;
  readonly now: number;
}

/** Runs in their time zone, and in the user's if it differs. */
export const RunTable = ({ runs, timeZone, ownZone, name, at, now }: RunTableProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const isForeign = timeZone !== ownZone;
  const offsets = runs.map((run) => runOffsetText(timeZone, run));
  const isChanging = new Set(offsets).size > 1;
  const meant = at && clockText(at);
  return (
    <Box component="table" sx={tableSx}>
      <Box component="caption" sx={visuallyHidden}>
        {translate('facings.schedule.runs.caption', { zone: name })}
      </Box>
      <thead>
        <tr>
          <th scope="col">{translate('facings.schedule.kinds.day')}</th>
          <th scope="col">{translate('facings.schedule.runs.time')}</th>
          {isForeign && <th scope="col">{translate('facings.schedule.runs.yours')}</th>}
        </tr>
      </thead>
      <tbody>
        {runs.map((run, index) => (
          <tr key={run}>
            <td>{dayText(run, timeZone, locale, now)}</td>
            <Box component="td" sx={{ '& > *': { display: 'inline-block', mr: 1 } }}>
              <time dateTime={new Date(run).toISOString()}>{timeText(run, timeZone, locale)}</time>
              {isChanging && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {offsets[index]}
                </Box>
              )}
              {meant !== null && clockOf(run, timeZone) !== meant && (
                <Box component="span" sx={{ color: 'warning.main' }}>
                  {translate('facings.schedule.runs.moved', { time: timeShown(meant, locale) })}
                </Box>
              )}
            </Box>
            {isForeign && (
              <Box component="td" sx={{ color: 'text.secondary' }}>
                {shortText(run, ownZone, locale)}
              </Box>
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
};

const tableSx = {
  borderCollapse: 'collapse',
  width: '100%',
  maxWidth: 520,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& td': { verticalAlign: 'top' },
  '& th': { textAlign: 'left', fontWeight: 600, fontSize: 12, color: 'text.secondary' },
  '& th, & td': {
    py: 0.5,
    pr: { xs: 1, sm: 1.5 },
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
} as const;
