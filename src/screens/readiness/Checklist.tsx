import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { relativeTo } from '../../fields/moment/momentText';
import { useNow } from '../../fields/moment/useNow';
import { regionOf } from '../../lib/text/region';
import { dateText } from '../../lib/time/days';
import { progressOf, type ReadinessLine, type ReadinessProgress } from './line';
import { LineItem } from './LineItem';
import { firstRun, type Clocked } from './plans';

/** Milliseconds after which the next run may have changed. */
const minute = 60_000;

const whenOf = (at: number, timeZone: string, locale: string): string =>
  dateText(at, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });

const useSummary = (
  { done, total, isReading, hasFailed, isReady }: ReadinessProgress,
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

  if (isReading) return translate('facings.readiness.state.loading');
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

/** Whether a record's list is open: also when one comes back from what a line of it opened. */
const useIsOpen = (id: string): readonly [boolean, (isOpen: boolean) => void] => {
  const queryClient = useQueryClient();
  const queryKey = ['readiness', 'isOpen', id] as const;
  const { data } = useQuery<boolean>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return [
    data ?? false,
    (isOpen) => {
      queryClient.setQueryData(queryKey, isOpen);
    },
  ];
};

interface ChecklistProps {
  readonly of: 'zone' | 'organization';
  /** Of the zone or organization. */
  readonly id: string;
  readonly lines: readonly ReadinessLine[];
  readonly schedules: readonly Clocked[] | null | undefined;
  /** Beside the button that opens the list. */
  readonly actions?: ReactNode;
}

/** What a first job needs: one line, which opens to a line for each thing. */
export const Checklist = ({ of, id, lines, schedules, actions }: ChecklistProps) => {
  const translate = useTranslate();
  const listId = useId();
  const [isOpen, setOpen] = useIsOpen(id);
  const progress = progressOf(lines);
  const summary = useSummary(progress, schedules);
  const { isReading, isReady } = progress;
  const missing = lines.filter(({ state }) => state === 'missing');
  const Icon = isReading ? HourglassEmpty : isReady ? CheckCircle : ErrorOutline;
  const names = missing.map(({ key }) => translate(`facings.readiness.${of}.${key}.title`));
  const isShown = isOpen && !isReading;

  return (
    <>
      <Box
        aria-busy={isReading}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          minHeight: 36,
        }}
      >
        <Icon
          fontSize="small"
          color={isReading ? 'disabled' : isReady ? 'success' : 'error'}
          aria-hidden="true"
        />
        <Box
          sx={{
            flex: { xs: '1 1 240px', sm: '1 1 0' },
            // There is room for two lines of the sentence with the next run, which is known later.
            minHeight: { xs: '3em', sm: 0 },
            minWidth: 0,
            fontSize: 14,
            lineHeight: { sm: 1.28 },
            overflow: 'hidden',
            display: { sm: '-webkit-box' },
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '2',
          }}
        >
          <Typography
            component="span"
            role="status"
            sx={{ fontSize: 'inherit', lineHeight: 'inherit' }}
          >
            {summary}
          </Typography>
          {!isReading && missing.length > 0 && (
            <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
              {translate('facings.readiness.missing', { names: names.join(', ') })}
            </Box>
          )}
        </Box>
        {actions}
        <Button
          size="small"
          color="inherit"
          disabled={isReading}
          aria-expanded={isShown}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {translate(isShown ? 'facings.readiness.hide' : 'facings.readiness.show')}
        </Button>
      </Box>
      <div id={listId} hidden={!isShown}>
        <Box
          component="ul"
          aria-label={translate('facings.readiness.label')}
          sx={{
            display: 'grid',
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
      </div>
    </>
  );
};
