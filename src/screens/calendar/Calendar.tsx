import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import '../../messages/en/screenTexts';
import { useRegistry } from '../../fields/useDeclaration';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { createPath, listPath } from '../../schema/routes';
import { screenTitle } from '../../schema/screen';
import { LoadFailure } from '../../views/LoadFailure';
import { InOrder } from '../../views/InOrder';
import { Nothing } from '../../views/Nothing';
import { PageBar } from '../../views/PageBar';
import { EntityPanel } from '../../views/panels/EntityPanel';
import { useParentIds } from '../../views/place/placeContext';
import { useDeclaredText, useWords } from '../../views/useWords';
import { calendar } from './screen';
import { useCalendarData } from './useWeek';
import { useCalendarState } from './useCalendarState';
import { WeekBoard } from './WeekBoard';
import { weekSx } from './weekSx';

/** Heights in px; days differ. */
const heights = [220, 150, 190, 150, 220, 110, 150];

/** The loading placeholder of a week. */
const WeekSkeleton = () => {
  const translate = useTranslate();
  return (
    <Box aria-busy>
      <Box component="p" role="status" sx={visuallyHidden}>
        {translate('facings.calendar.loading')}
      </Box>
      <Skeleton variant="rounded" height={40} sx={{ mb: 2, maxWidth: 520 }} />
      <Box sx={weekSx}>
        <div className="week">
          {heights.map((height, at) => (
            <div className="day" key={at}>
              <Skeleton width={64} height={28} />
              <Skeleton variant="rounded" height={height} />
            </div>
          ))}
        </div>
      </Box>
    </Box>
  );
};

/** Print styles: a week on one page, without the frame and controls. */
const styles = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    // Hides everything except the page, its title and their ancestors: sidebars, menus, notifications.
    'body :not(:has(main), main, main *, header, header *, style)': { display: 'none !important' },
    'header button, header a, [data-screen-only]': { display: 'none !important' },
    main: { padding: '0 !important', zoom: 0.8 },
    'body, main, header': { background: 'none !important' },
  },
} as const;

const PrintStyles = () => <GlobalStyles styles={styles} />;

/** The schedule of an organization's week, with the results of past runs (rules 3, 7). */
export const Calendar = () => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const registry = useRegistry();
  const within = useParentIds();
  const templates = registry.find('jobTemplates');
  const zones = registry.find('zones');
  const { create: addTemplate } = useWords(templates);
  const { create: addZone } = useWords(zones);
  const { plan, jobs } = useCalendarData();
  const looked = useCalendarState();

  const week = () => {
    // A run is as high as what is known of its jobs.
    const areJobsAwaited = jobs.rows === undefined && !jobs.error;
    if (plan.type === 'loading' || (plan.type === 'ready' && areJobsAwaited))
      return <WeekSkeleton />;
    if (plan.type === 'failed') return <LoadFailure error={plan.error} onRetry={plan.again} />;
    if (plan.plan.templates.length === 0) {
      return (
        <Nothing
          text={translate('facings.calendar.noTemplates')}
          go={{ to: createPath(templates, within), label: addTemplate }}
        />
      );
    }
    if (plan.plan.zones.length === 0) {
      return (
        <Nothing
          text={translate('facings.calendar.noZones')}
          go={{ to: createPath(zones), label: addZone }}
        />
      );
    }
    return <WeekBoard plan={plan.plan} jobs={jobs} looked={looked} />;
  };
  return (
    <>
      <PrintStyles />
      <PageBar
        title={declaredText(screenTitle(calendar))}
        back={{ to: listPath(templates, within), label: translate('facings.calendar.back') }}
      />
      <InOrder>
        <div>{week()}</div>
        <div data-screen-only>
          <EntityPanel of="jobs" within={within} title={translate('facings.calendar.jobs')} />
        </div>
      </InOrder>
    </>
  );
};
