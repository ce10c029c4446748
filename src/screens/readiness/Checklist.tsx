import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { relativeTo } from '../../fields/moment/momentText';
import { useNow } from '../../fields/moment/useNow';
import { regionOf } from '../../lib/text/region';
import { progressOf, type ReadinessLine, type ReadinessProgress } from './line';
import { LineItem } from './LineItem';
import { firstRun, type Clocked } from './plans';

/** Milliseconds after which the next run may have changed. */
const minute = 60_000;

const whenOf = (at: number, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

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
  readonly lines: readonly ReadinessLine[];
  readonly schedules: readonly Clocked[] | null | undefined;
}

/** What a first job needs, line by line; a single line once everything is done. */
export const Checklist = ({ of, lines, schedules }: ChecklistProps) => {
  const translate = useTranslate();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const progress = progressOf(lines);
  const summary = useSummary(progress, schedules);
  const { done, total, isWhole, isReading } = progress;
  // While it is read, it is not known whether one line is enough: what is below must not jump up.
  const isShown = !isReading && (!isWhole || isOpen);

  return (
    <>
      <Box
        aria-busy={isReading}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, minHeight: 32 }}
      >
        <Typography
          role="status"
          sx={{
            flex: '1 1 240px',
            // Room for the sentence with the next run, which is known later.
            minHeight: { xs: '4.5em', sm: '3em' },
            overflowWrap: 'anywhere',
          }}
        >
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
          // As high as the button that may take its place.
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 31 }}>
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
