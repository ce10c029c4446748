import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import '../../messages/en/screenTexts';
import { lazy } from '../../lib/failures/code';
import type { AnyDeclaration } from '../../schema/defineResource';
import { screenTitle } from '../../schema/screen';
import { InOrder } from '../../views/InOrder';
import { PageBar } from '../../views/PageBar';
import { Tiles } from '../../views/Tiles';
import { useDeclaredText } from '../../views/useWords';
import { NumbersSkeleton, DashboardSection } from './frame/Section';
import { dashboard } from './screen';

const Overview = lazy(() =>
  import('./frame/Overview').then(({ Overview: Part }) => ({ default: Part })),
);

/** Settings have their own overview. */
const isNoSetting = ({ menu }: AnyDeclaration): boolean => menu?.group !== 'settings';

/** The first page: what needs attention, key figures, totals. */
export const Dashboard = () => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  return (
    <>
      <PageBar title={declaredText(screenTitle(dashboard))} />
      <InOrder>
        <Suspense fallback={<NumbersSkeleton />}>
          <Overview />
        </Suspense>
        <DashboardSection id="records" title={translate('facings.dashboard.sections.records')}>
          <Tiles isWanted={isNoSetting} />
        </DashboardSection>
      </InOrder>
    </>
  );
};
