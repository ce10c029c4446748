/** Rows that change by themselves: how often they are read again, and what says so. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { refreshIntervalOf } from './listRequest';

const ListAge = lazy(() =>
  import('../page/ListAge').then(({ ListAge: Own }) => ({ default: Own })),
);

interface Refresh {
  readonly refetchInterval: number | false;
  /** Undefined if the rows do not change by themselves. */
  readonly ageOf: (readAt: number) => ReactNode;
}

export const useRefresh = (declaration: AnyDeclaration): Refresh => {
  const [isPaused, setIsPaused] = useState(false);
  const interval = refreshIntervalOf(declaration);
  if (interval === false) return { refetchInterval: false, ageOf: () => undefined };
  return {
    refetchInterval: isPaused ? false : interval,
    ageOf: (readAt) => (
      <Suspense fallback={null}>
        {readAt > 0 && (
          <ListAge readAt={readAt} interval={interval} isPaused={isPaused} onPause={setIsPaused} />
        )}
      </Suspense>
    ),
  };
};
