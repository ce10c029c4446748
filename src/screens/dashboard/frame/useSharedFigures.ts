/** What all figures of an organization's dashboard share, from its address and its zones. */
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useNow } from '../../../fields/moment/useNow';
import { regionOf } from '../../../lib/text/region';
import { dayAt } from '../../../lib/time/zonedDays';
import type { Shared } from '../figures/FiguresContext';
import { periodOf, periodText, type Period, type PeriodRange } from '../period/range';
import type { DashboardView } from '../state/urlState';
import type { ScopeState } from '../state/useScope';

/** Today and the period in the time zone of the zones. */
export const usePeriod = (
  range: PeriodRange,
  timeZone: string,
): { readonly today: number; readonly period: Period } => {
  const today = dayAt(timeZone, useNow());
  const { from, to } = periodOf(range, today);
  const period = useMemo(() => ({ from, to }), [from, to]);
  return { today, period };
};

interface SharedOf {
  readonly looked: DashboardView;
  readonly id: string;
  readonly organization: string;
  readonly scope: ScopeState;
}

/** Null until the zones are known, and without any. */
export const useSharedFigures = ({ looked, id, organization, scope }: SharedOf): Shared | null => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { timeZone, scope: chosen } = scope;
  const { state } = looked;
  const { today, period } = usePeriod(state.range, timeZone);
  const zoneIds = chosen?.type === 'zones' ? chosen.zoneIds : null;
  return useMemo((): Shared | null => {
    if (zoneIds === null) return null;
    const { isCompared, uom, comparedIds } = state;
    const values = { organization, range: periodText(period, locale), smart_count: zoneIds.length };
    return {
      accountId: id,
      organization,
      zoneIds,
      timeZone,
      period,
      today,
      isCompared,
      uom,
      comparedIds,
      about: translate(`facings.dashboard.about.${zoneIds.length === 0 ? 'all' : 'some'}`, values),
      show: (change) => looked.show({ accountId: id, ...change }),
      addressOf: (change) => looked.addressOf({ accountId: id, ...change }),
    };
  }, [id, organization, zoneIds, timeZone, period, today, state, looked, locale, translate]);
};
