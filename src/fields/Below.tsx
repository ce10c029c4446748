import { Suspense } from 'react';
import type { BelowProps, LazyComponent } from '../schema/takeOver';
import { OwnPart } from './OwnPart';

interface BelowGiven extends BelowProps {
  readonly component: LazyComponent<BelowProps>;
}

/** The small component that a field names to stand below its input; it comes when it can. */
export const Below = ({ component, ...props }: BelowGiven) => (
  <Suspense fallback={<span aria-busy />}>
    <OwnPart part={component} props={props} />
  </Suspense>
);
