import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { nextRuns } from '../../schedules/runs/nextRuns';
import { scheduleOf } from '../../schedules/schedule';
import { regionOf } from '../../lib/text/region';
import { isTimeZone, ownZone } from '../../lib/time/zones';
import type { ChosenZones, TimeZoneGroup } from './useChosenZones';
import { runMomentText, runOffsetText, RunTable } from './RunTable';
import { ScheduleNotes, useScheduleNotes, type Note } from './Notes';
import { SelectField } from '../../fields/shared/SelectField';

interface TimeZoneSelectProps {
  readonly groups: readonly TimeZoneGroup[];
  readonly chosen: TimeZoneGroup;
  readonly onChoose: (timeZone: string | null) => void;
  readonly at: number;
}

const valueOf = ({ timeZone }: TimeZoneGroup): string => timeZone ?? '';

/** 'Europe/Berlin · UTC+1 · 12 zones'. */
const useGroupText = (at: number): ((group: TimeZoneGroup) => string) => {
  const translate = useTranslate();
  return ({ timeZone, names }) =>
    translate('facings.schedule.runs.group', {
      zone: timeZone ?? translate('facings.schedule.runs.noTimeZone'),
      offset: runOffsetText(timeZone ?? 'UTC', at) || '?',
      zones: translate('facings.calendar.entry.zones', { smart_count: names.length }),
    });
};

const TimeZoneSelect = ({ groups, chosen, onChoose, at }: TimeZoneSelectProps) => {
  const translate = useTranslate();
  const id = useId();
  const textOf = useGroupText(at);
  return (
    <SelectField
      id={id}
      label={translate('facings.schedule.runs.timeZone')}
      value={valueOf(chosen)}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      size="small"
      fullWidth
      sx={{ maxWidth: 520 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {groups.map((group) => (
        <MenuItem key={valueOf(group)} value={valueOf(group)}>
          {textOf(group)}
        </MenuItem>
      ))}
    </SelectField>
  );
};

interface RunsRequest {
  readonly expression: string;
  readonly timeZone: string | null;
  readonly now: number;
  readonly endsAt: number | null;
  readonly count: number;
}

/** The next runs in one time zone; other time zones are not computed. */
const useRuns = ({ expression, timeZone, now, endsAt, count }: RunsRequest): readonly number[] =>
  useMemo(
    () =>
      nextRuns({
        expression,
        timeZone,
        from: now,
        count,
        // No run starts from its end on, as in the calendar.
        ...(endsAt === null ? {} : { until: endsAt - 1 }),
      }),
    [expression, timeZone, now, endsAt, count],
  );

interface RunsByTimeZoneProps {
  readonly expression: string;
  readonly chosen: ChosenZones & { readonly count: number };
  readonly now: number;
  readonly endsAt: number | null;
}

const shownRuns = 10;
/** Maximum number of zones without a time zone that are listed. */
const mostNamed = 5;

/** The runs in one time zone at a time; only that one is computed. */
export const RunsByTimeZone = ({ expression, chosen, now, endsAt }: RunsByTimeZoneProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const browserZone = ownZone();
  const groupText = useGroupText(now);
  const [wanted, setWanted] = useState<string | null>();
  const { groups, gone } = chosen;
  const ownGroup: TimeZoneGroup = { timeZone: browserZone, names: [] };
  const group = groups.find(({ timeZone }) => timeZone === wanted) ?? groups[0] ?? ownGroup;
  const isOwn = groups.length === 0;
  const { timeZone } = group;
  const clock = timeZone ?? 'UTC';
  const isKnown = isTimeZone(clock);

  const runs = useRuns({ expression, timeZone, now, endsAt, count: shownRuns });
  const warnings = useScheduleNotes({
    expression,
    timeZones: (isOwn ? [ownGroup] : groups).map((zoneGroup) => zoneGroup.timeZone),
    durationMinutes: null,
    now,
    endsAt,
    // Those are listed below.
    isWanted: ({ kind }) => kind !== 'noTimeZone',
  });

  const unnamed = groups.find((candidate) => candidate.timeZone === null)?.names ?? [];
  const named = unnamed.slice(0, mostNamed);
  const notes: readonly Note[] = [
    ...warnings,
    ...(unnamed.length > 0
      ? [
          {
            weight: 'warning' as const,
            text: translate('facings.schedule.runs.unnamed', {
              names: new Intl.ListFormat(locale).format([
                ...named,
                ...(unnamed.length > named.length
                  ? [
                      translate('facings.schedule.warnings.more', {
                        smart_count: unnamed.length - named.length,
                      }),
                    ]
                  : []),
              ]),
            }),
          },
        ]
      : []),
    ...(gone > 0
      ? [
          {
            weight: 'note' as const,
            text: translate('facings.schedule.runs.gone', { smart_count: gone }),
          },
        ]
      : []),
  ];

  const ending = (): string | null => {
    if (!isKnown) return translate('facings.schedule.runs.unknown', { zone: clock });
    if (runs.length === shownRuns) return null;
    if (endsAt === null) return translate('facings.schedule.runs.none');
    const date = runMomentText(endsAt, clock, locale);
    return translate(`facings.schedule.runs.${runs.length === 0 ? 'noneLeft' : 'ends'}`, { date });
  };
  const ended = ending();

  return (
    <>
      {isOwn && (
        <Typography variant="body2" color="text.secondary">
          {translate('facings.schedule.runs.own')}
        </Typography>
      )}
      {groups.length > 1 ? (
        <TimeZoneSelect groups={groups} chosen={group} onChoose={setWanted} at={now} />
      ) : (
        <Box sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
          {isOwn
            ? translate('facings.schedule.runs.place', {
                zone: browserZone,
                offset: runOffsetText(browserZone, now),
              })
            : groupText(group)}
        </Box>
      )}
      {runs.length > 0 && (
        <RunTable
          runs={runs}
          timeZone={clock}
          ownZone={browserZone}
          name={clock}
          at={scheduleOf(expression)?.at ?? null}
          now={now}
        />
      )}
      {ended !== null && <Typography variant="body2">{ended}</Typography>}
      <ScheduleNotes label={translate('facings.schedule.runs.notes')} notes={notes} />
    </>
  );
};
