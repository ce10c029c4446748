import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import '../../messages/en/screenTexts';
import { lazyPart } from '../../lib/failures/code';
import type { AnyDeclaration } from '../../schema/defineResource';
import { screenTitle } from '../../schema/screen';
import { PageBar } from '../../views/PageBar';
import { Tiles } from '../../views/Tiles';
import { useDeclaredText } from '../../views/useWords';
import { NumbersSkeleton, DashboardSection } from './frame/Section';
import { dashboard } from './screen';

const Overview = lazyPart(() => import('./frame/Overview'), 'Overview');

/** Settings have their own overview. */
const isNoSetting = ({ menu }: AnyDeclaration): boolean => menu?.group !== 'settings';

/** The number of records of each list. */
const Totals = () => (
  <DashboardSection id="records" title={useTranslate()('facings.dashboard.tabs.records')}>
    <Tiles isWanted={isNoSetting} />
  </DashboardSection>
);

/** The same element always, so that it is not drawn again with the figures. */
const totals = <Totals />;

/** The first page: key figures, what needs attention and totals, and tabs of charts. */
export const Dashboard = () => {
  const declaredText = useDeclaredText();
  return (
    <>
      <PageBar title={declaredText(screenTitle(dashboard))} />
      <Suspense fallback={<NumbersSkeleton />}>
        <Overview totals={totals} />
      </Suspense>
    </>
  );
};
