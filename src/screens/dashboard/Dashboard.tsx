import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { PageBar } from '../../views/page/PageBar';
import { Tiles } from '../../views/tiles/Tiles';
import { NumbersSkeleton } from './frame/NumbersSkeleton';
import { Section } from './frame/Section';

const Overview = lazy(() =>
  import('./frame/Overview').then(({ Overview: Part }) => ({ default: Part })),
);

/** The settings have an overview of their own. */
const isNoSetting = (path: string): boolean => !path.startsWith('/settings');

/** The first screen: whether everything is all right and where not, and what there is. */
export const Dashboard = () => {
  const translate = useTranslate();
  return (
    <>
      <PageBar title={translate('facings.shell.nav.dashboard')} />
      <Suspense fallback={<NumbersSkeleton />}>
        <Overview />
      </Suspense>
      <Section id="records" title={translate('facings.dashboard.sections.records')}>
        <Tiles isWanted={isNoSetting} />
      </Section>
    </>
  );
};
