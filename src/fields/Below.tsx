import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { LazyComponent } from '../schema/lazyComponent';
import type { BelowProps } from './contract';

interface BelowGiven extends BelowProps {
  readonly component: LazyComponent;
}

/** The small component that a field names to stand below its input; it comes when it can. */
export const Below = ({ component, ...props }: BelowGiven) => {
  // A declaration names its component without knowing React; what it takes is said in BelowProps.
  const [Own] = useState(() =>
    lazy(async () => ({ default: (await component()).default as ComponentType<BelowProps> })),
  );
  return (
    <Suspense fallback={<span aria-busy />}>
      <Own {...props} />
    </Suspense>
  );
};
