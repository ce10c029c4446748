import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { OverlayBoundary } from '../../lib/failures/OverlayBoundary';
import { momentText } from '../../fields/moment/momentText';
import { useRegistry } from '../../fields/useDeclaration';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { regionOf } from '../../lib/text/region';
import { editPath } from '../../schema/routes';
import { failureMessageOf } from '../../lib/failures/failures';
import { Section } from '../../views/panels/Section';
import { useParentIds } from '../../views/place/placeContext';
import { dayAt } from '../../lib/time/zonedDays';
import { DayColumn } from './DayColumn';
import { EntryDetails } from './EntryDetails';
import type { Idle, IdleReason } from '../../schedules/plan';
import { calendarDateText, weekText } from './texts';
import { useWeek, type JobsState, type Plan, type ShownEntry, type Week } from './useWeek';
import { useToday, type useCalendarState } from './useCalendarState';
import { useEntryKeys } from './useEntryKeys';
import { WeekBar } from './WeekBar';
import { hueOf, weekSx } from './weekSx';
import { RetryAlert } from '../../lib/failures/RetryAlert';

/** Templates without runs in this week, each with the reason and a link to fix it. */
const IdleTemplates = ({ idle }: { readonly idle: readonly Idle[] }) => {
  const translate = useTranslate();
  const declaration = useRegistry().find('jobTemplates');
  const within = useParentIds();
  const reasonText = useReasonText();
  if (idle.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Section title={translate('facings.calendar.idle.title')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {idle.map(({ template, reasons }) => (
            <li key={template.id}>
              <Link
                to={editPath(declaration, template.id, within)}
                aria-label={translate('facings.calendar.idle.edit', { template: template.name })}
              >
                {template.name}
              </Link>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {reasons.map(reasonText).join(' ')}
              </Box>
            </li>
          ))}
        </Box>
      </Section>
    </Box>
  );
};

const useReasonText = () => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  return (reason: IdleReason): string => {
    if (reason.kind === 'fault') {
      const { expression, fault } = reason;
      return expression === ''
        ? translate('facings.calendar.idle.noFault')
        : translate('facings.calendar.idle.fault', {
            expression,
            fault: translate(fault.key, fault.values),
          });
    }
    if (reason.kind === 'ended') {
      return translate('facings.calendar.idle.ended', { moment: momentText(reason.at, locale) });
    }
    if (reason.kind === 'later') {
      const { next } = reason;
      return next === null
        ? translate('facings.calendar.idle.never')
        : translate('facings.calendar.idle.later', {
            date: calendarDateText(dayAt(next.timeZone, next.at), locale),
          });
    }
    return reason.kind === 'noZones'
      ? translate('facings.calendar.idle.noZones')
      : translate(`facings.calendar.idle.${reason.kind}`, { smart_count: reason.count });
  };
};

const noJobs: Week['unplanned'][number] = [];

interface WeekBoardProps {
  readonly plan: Plan;
  readonly jobs: JobsState;
  readonly looked: ReturnType<typeof useCalendarState>;
}

/** The week of an organization with templates. */
export const WeekBoard = ({ plan, jobs, looked }: WeekBoardProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { state, toWeek } = looked;
  const keysId = useId();
  const week = useWeek(plan, state, jobs);
  const [open, setOpen] = useState<{ entry: ShownEntry; anchor: HTMLElement } | null>(null);
  const close = () => setOpen(null);
  const hues = useMemo(
    () => new Map(plan.templates.map(({ id }, at) => [id, hueOf(at)])),
    [plan.templates],
  );
  const { box, showToday } = useToday(state);
  const keys = useEntryKeys({ days: week.days, entries: week.entries, today: state.today, toWeek });
  return (
    <>
      <WeekBar
        looked={looked}
        templates={plan.templates}
        failures={week.failures}
        onToday={showToday}
      />
      <Notes week={week} jobs={jobs} looked={looked} />
      <Box sx={weekSx}>
        <p id={keysId} style={visuallyHidden}>
          {translate('facings.calendar.week.keys')}
        </p>
        <Box
          ref={box}
          className={state.isFailedOnly ? 'week list' : 'week'}
          role="group"
          tabIndex={-1}
          aria-label={translate('facings.calendar.week.label', {
            week: weekText(state.monday, locale),
          })}
          aria-describedby={keysId}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
        >
          {state.isFailedOnly && week.failures === 0 && (
            <p className="note">{translate('facings.calendar.week.noFailures')}</p>
          )}
          {week.days.map((day, at) => (
            <DayColumn
              key={day}
              day={day}
              entries={week.entries[at] ?? []}
              unplanned={week.unplanned[at] ?? noJobs}
              week={week}
              state={state}
              hues={hues}
              current={keys.current}
              openKey={open?.entry.key ?? null}
              onOpen={(entry, anchor) => setOpen({ entry, anchor })}
            />
          ))}
        </Box>
      </Box>
      {open && (
        <OverlayBoundary onClose={close}>
          <EntryDetails
            entry={open.entry}
            anchor={open.anchor}
            outcomes={week.outcomes}
            state={state}
            onClose={close}
          />
        </OverlayBoundary>
      )}
      <IdleTemplates idle={week.idle} />
    </>
  );
};

const Notes = ({
  week,
  jobs,
  looked,
}: {
  readonly week: Week;
  readonly jobs: JobsState;
  readonly looked: ReturnType<typeof useCalendarState>;
}) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { state, setTemplate, setText } = looked;
  const isPast = (week.days[0] ?? 0) <= state.today;
  const knownAfter = week.outcomes?.knownAfter ?? null;
  const isNarrowed = state.text !== '' || state.template !== '';
  const isNothing = week.timeZones.length === 0 && isNarrowed;
  const lines = [
    translate(`facings.calendar.week.${state.isOwnTime ? 'myClocks' : 'zoneClocks'}`, {
      timeZone: state.browserZone,
    }),
    ...(isPast && knownAfter !== null
      ? [
          translate('facings.calendar.outcome.known', {
            moment: momentText(knownAfter, locale, state.browserZone),
          }),
        ]
      : []),
    ...(isPast && week.outcomes && knownAfter === null
      ? [translate('facings.calendar.outcome.none')]
      : []),
  ];
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {lines.join(' ')}
      </Typography>
      {jobs.error !== null && !jobs.rows && isPast && (
        <RetryAlert severity="warning" sx={{ mb: 1 }} onRetry={jobs.again}>
          {translate('facings.calendar.outcome.failure')}{' '}
          {failureMessageOf(jobs.error, translate).message}
        </RetryAlert>
      )}
      {isNothing && (
        <Alert
          severity="info"
          sx={{ mb: 1 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setTemplate('');
                setText('');
              }}
            >
              {translate('facings.views.filter.clear')}
            </Button>
          }
        >
          {translate('facings.calendar.noMatch')}
        </Alert>
      )}
    </>
  );
};
