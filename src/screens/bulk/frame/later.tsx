/**
 * A step of a tool whose code comes later. Once it was loaded ahead it is drawn at once: React's own `lazy` shows its
 * fallback first, and keeps that for a third of a second.
 */
import { lazy, useState, type ComponentType } from 'react';

export interface Later<Props> {
  readonly Step: ComponentType<Props>;
  /** Fetches it ahead. What fails is told where the step is drawn. */
  readonly load: () => void;
}

export const later = <Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): Later<Props> => {
  let known: ComponentType<Props> | undefined;
  const fetched = async () => {
    known = await fetchIt();
    return { default: known };
  };
  const Lazy: ComponentType<Props> = lazy(fetched);
  const Step = (props: Props) => {
    // As it is first drawn, so it stays: another component in its place would begin anew.
    const [Own] = useState(() => known ?? Lazy);
    return <Own {...props} />;
  };
  return {
    Step,
    load: () => {
      if (!known) fetched().catch(() => undefined);
    },
  };
};
