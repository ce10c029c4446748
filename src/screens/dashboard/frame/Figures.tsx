import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Attention } from '../attention/Attention';
import { BigNumbers } from '../numbers/BigNumbers';
import { SideBySide } from '../sideBySide/SideBySide';
import type { ScopeState } from '../state/useScope';
import { AboutFigures } from './AboutFigures';
import { NoJobs } from './NoJobs';
import { NumbersSkeleton } from './NumbersSkeleton';
import { Section } from './Section';

const Charts = lazy(() => import('./Charts').then(({ Charts: Part }) => ({ default: Part })));

/** Big numbers, what needs attention, then every chart. */
export const Figures = ({ scope }: { readonly scope: ScopeState }) => {
  const translate = useTranslate();
  return (
    <>
      <AboutFigures scope={scope} />
      <NoJobs />
      <Section id="numbers" title={translate('facings.dashboard.numbers.title')}>
        <BigNumbers />
      </Section>
      <SideBySide scope={scope} />
      <Section id="attention" title={translate('facings.dashboard.attention.title')}>
        <Attention />
      </Section>
      <Suspense fallback={<NumbersSkeleton />}>
        <Charts />
      </Suspense>
    </>
  );
};
