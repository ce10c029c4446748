import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import SyncProblem from '@mui/icons-material/SyncProblem';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { relativeTo } from '../../fields/moment/momentText';
import { useNow } from '../../fields/moment/useNow';
import { Badge } from '../../fields/shared/Badge';
import type { Tone } from '../../schema/field';
import { regionOf } from '../../schema/region';
import { useReturnState } from '../../views/place/useOverlay';
import { progressOf, type Line, type LineState, type Progress } from './line';
import { firstRun, type Clocked } from './plans';

const icons = {
  done: CheckCircle,
  missing: ErrorOutline,
  warning: WarningAmber,
  loading: HourglassEmpty,
  failed: SyncProblem,
} as const;

const colours = {
  done: 'success',
  missing: 'error',
  warning: 'warning',
  loading: 'disabled',
  failed: 'error',
} as const;

const tones: Readonly<Record<LineState, Tone>> = {
  done: 'success',
  missing: 'danger',
  warning: 'warning',
  loading: 'neutral',
  failed: 'neutral',
};

interface LineItemProps {
  readonly of: 'zone' | 'organization';
  readonly line: Line;
}

/** One line: its state as an icon and text, and a link to fix it. */
const LineItem = ({ of, line }: LineItemProps) => {
  const translate = useTranslate();
  const { key, state, said = state, values, go = 'go', to, retry } = line;
  const words = `facings.readiness.${of}.${key}`;
  const Icon = icons[state];
  const title = translate(`${words}.title`);
  const back = useReturnState();
  const isFound = state !== 'loading' && state !== 'failed';
  return (
    <Box
      component="li"
      aria-busy={state === 'loading'}
      sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}
    >
      <Icon fontSize="small" color={colours[state]} aria-hidden="true" sx={{ mt: '2px' }} />
      <Box sx={{ minWidth: 0, fontSize: 14, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {title}
          </Box>
          <Badge tone={tones[state]}>{translate(`facings.readiness.state.${state}`)}</Badge>
        </Box>
        {isFound && (
          <Box sx={{ color: 'text.secondary' }}>{translate(`${words}.${said}`, values)}</Box>
        )}
        {retry ? (
          <Button
            size="small"
            aria-label={translate('facings.readiness.retryOf', { title })}
            onClick={retry}
            sx={{ ml: -0.5 }}
          >
            {translate('facings.readiness.retry')}
          </Button>
        ) : (
          <MuiLink
            component={Link}
            to={to}
            state={back}
            sx={{ display: 'inline-block', minHeight: 24, lineHeight: '24px' }}
          >
            {translate(`${words}.${go}`)}
          </MuiLink>
        )}
      </Box>
    </Box>
  );
};

/** Milliseconds after which the next run may have changed. */
const minute = 60_000;

const whenOf = (at: number, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

const useSummary = (
  { done, total, isReading, hasFailed, isReady }: Progress,
  schedules: readonly Clocked[] | null | undefined,
): string => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const now = useNow();
  const { data: run } = useQuery({
    queryKey: ['readiness', 'firstRun', schedules],
    queryFn: () => firstRun(schedules ?? [], Date.now()),
    enabled: isReady && Boolean(schedules),
    staleTime: 0,
    refetchInterval: minute,
  });

  if (isReading) return translate('facings.readiness.reading');
  if (!isReady) {
    const text = translate('facings.readiness.notReady', { done, total });
    return hasFailed ? `${text} ${translate('facings.readiness.unsure')}` : text;
  }
  if (run === undefined || !schedules) return translate('facings.readiness.ready');
  if (run === null) return translate('facings.readiness.readyNever');
  return translate('facings.readiness.readyNext', {
    when: whenOf(run.at, run.timeZone, locale),
    timeZone: run.timeZone,
    relative: relativeTo(run.at, now, locale),
  });
};

interface ChecklistProps {
  readonly of: 'zone' | 'organization';
  readonly lines: readonly Line[];
  readonly schedules: readonly Clocked[] | null | undefined;
}

/** What a first job needs, line by line; a single line once everything is done. */
export const Checklist = ({ of, lines, schedules }: ChecklistProps) => {
  const translate = useTranslate();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const progress = progressOf(lines);
  const summary = useSummary(progress, schedules);
  const { done, total, isWhole } = progress;
  const isShown = !isWhole || isOpen;

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography role="status" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
          {summary}
        </Typography>
        {isWhole ? (
          <Button
            size="small"
            color="inherit"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => {
              setIsOpen((before) => !before);
            }}
          >
            {translate(isOpen ? 'facings.readiness.hide' : 'facings.readiness.show')}
          </Button>
        ) : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <LinearProgress
              variant="determinate"
              value={(100 * done) / total}
              aria-label={translate('facings.readiness.label')}
              aria-valuetext={translate('facings.readiness.progress', { done, total })}
              sx={{ width: 120, height: 6, borderRadius: 3 }}
            />
            <Box component="span" sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums' }}>
              {translate('facings.readiness.progress', { done, total })}
            </Box>
          </Box>
        )}
      </Box>
      <Box
        component="ul"
        id={listId}
        aria-label={translate('facings.readiness.label')}
        hidden={!isShown}
        sx={{
          display: isShown ? 'grid' : 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          gap: 2,
          listStyle: 'none',
          m: 0,
          p: 0,
          pt: 1.5,
        }}
      >
        {lines.map((line) => (
          <LineItem key={line.key} of={of} line={line} />
        ))}
      </Box>
    </>
  );
};
