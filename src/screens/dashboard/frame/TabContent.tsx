import { memo, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../../lib/failures/code';
import { InOrder } from '../../../views/InOrder';
import { Attention } from '../attention/Attention';
import { BigNumbers } from '../numbers/BigNumbers';
import { OrganizationsSideBySide, ZonesSideBySide } from '../sideBySide/SideBySide';
import type { DashboardTab } from '../state/urlState';
import type { ScopeState } from '../state/useScope';
import { AboutFigures } from './AboutFigures';
import { NoJobs } from './NoJobs';
import { NumbersSkeleton, DashboardSection } from './Section';

const Charts = lazyPart(() => import('./Charts'), 'Charts');

interface TabContentProps {
  readonly tab: DashboardTab;
  readonly scope: ScopeState;
}

/** What the figures are about, and the figures of a tab. */
export const TabContent = memo(({ tab, scope }: TabContentProps) => {
  const translate = useTranslate();
  if (tab === 'overview') {
    return (
      <InOrder>
        <AboutFigures scope={scope} />
        <DashboardSection id="numbers" title={translate('facings.dashboard.numbers.title')}>
          <BigNumbers />
          <NoJobs />
        </DashboardSection>
        <DashboardSection id="attention" title={translate('facings.dashboard.attention.title')}>
          <Attention />
        </DashboardSection>
      </InOrder>
    );
  }
  if (tab === 'compare') {
    return (
      <InOrder>
        <AboutFigures scope={scope} />
        <ZonesSideBySide scope={scope} />
        <OrganizationsSideBySide />
      </InOrder>
    );
  }
  return (
    <>
      <AboutFigures scope={scope} />
      <Suspense fallback={<NumbersSkeleton />}>
        <Charts tab={tab} />
      </Suspense>
    </>
  );
});
TabContent.displayName = 'TabContent';
