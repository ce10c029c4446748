/** One sentence on how far an organization or a zone is from its first job, or when the next one runs. */
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { relativeTo } from '../../fields/moment/relativeTo';
import { useNow } from '../../fields/moment/useNow';
import { regionOf } from '../../schema/regionOf';
import type { Progress } from './line';
import { firstRun, type Clocked } from './plans';

/** Milliseconds after which the next run may be another one. */
const minute = 60_000;

const whenOf = (at: number, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

export const useSummary = (
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
