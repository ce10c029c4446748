import { useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/RegistryContext';
import { createPath, listPath } from '../../schema/routes';
import { titleOf } from '../../schema/screen';
import { LoadFailure } from '../../views/LoadFailure';
import { PageBar } from '../../views/page/PageBar';
import { EntityPanel } from '../../views/panels/EntityPanel';
import { useWithin } from '../../views/place/withinContext';
import { useDeclaredText } from '../../views/useDeclaredText';
import { Nothing } from './Nothing';
import { PrintStyles } from './PrintStyles';
import { calendar } from './screen';
import { useCalendarData } from './useCalendarData';
import { useCalendarState } from './useCalendarState';
import { WeekBoard } from './WeekBoard';
import { WeekSkeleton } from './WeekSkeleton';

/** What runs where in a week of an organization, and what became of what ran (rules 3, 7). */
export const Calendar = () => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const registry = useRegistry();
  const within = useWithin();
  const templates = registry.find('jobTemplates');
  const zones = registry.find('zones');
  const { plan, jobs } = useCalendarData();
  const looked = useCalendarState();

  const week = () => {
    if (plan.type === 'loading') return <WeekSkeleton />;
    if (plan.type === 'failed') return <LoadFailure error={plan.error} onRetry={plan.again} />;
    if (plan.plan.templates.length === 0) {
      return <Nothing text="noTemplates" to={createPath(templates, within)} of={templates} />;
    }
    if (plan.plan.zones.length === 0) {
      return <Nothing text="noZones" to={createPath(zones)} of={zones} />;
    }
    return <WeekBoard plan={plan.plan} jobs={jobs} looked={looked} />;
  };
  return (
    <>
      <PrintStyles />
      <PageBar
        title={declaredText(titleOf(calendar))}
        back={{ to: listPath(templates, within), label: translate('facings.calendar.back') }}
      />
      {week()}
      <div data-screen-only>
        <EntityPanel of="jobs" within={within} title={translate('facings.calendar.jobs')} />
      </div>
    </>
  );
};
