import { lazy, useState, type ComponentType } from 'react';
import type { LazyComponent } from '../schema/takeOver';

const loaded = new WeakMap<object, unknown>();

/** The same lazy component for the same part, so that a hundred cells wait for it once. */
const lazyOf = <Props extends object>(part: LazyComponent<Props>): ComponentType<Props> => {
  const known = loaded.get(part) as ComponentType<Props> | undefined;
  if (known) return known;
  const made = lazy(async () => ({ default: (await part()).default as ComponentType<Props> }));
  loaded.set(part, made);
  // A lazy component takes the props of the one it loads.
  return made;
};

interface OwnPartProps<Props extends object> {
  /** A component that a declaration names (schema/takeOver.ts). */
  readonly part: LazyComponent<Props>;
  readonly props: Props;
}

/** A part that a declaration draws itself. Until its code is there, the nearest Suspense shows its fallback. */
export const OwnPart = <Props extends object>({ part, props }: OwnPartProps<Props>) => {
  const [Part] = useState(() => lazyOf(part));
  return <Part {...props} />;
};
