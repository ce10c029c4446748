import { useState, type ComponentType } from 'react';
import type { LazyComponent } from '../schema/takeOver';
import { laterCode, preloadable, type LaterCode } from './preloadable';

interface Part {
  readonly load: LaterCode<unknown>;
  readonly Own: ComponentType;
}

const parts = new WeakMap<object, Part>();

/** One component for the same part, so that a hundred cells wait for it once. */
const partOf = <Props extends object>(part: LazyComponent<Props>): Part => {
  const known = parts.get(part);
  if (known) return known;
  const load = laterCode(async () => (await part()).default as ComponentType<Props>);
  // It takes the props of the component that it loads.
  const made = { load, Own: preloadable(load, (Loaded) => Loaded) as ComponentType };
  parts.set(part, made);
  return made;
};

/** Fetches a part's code ahead. A failure is reported where the part is drawn. */
export const preloadPart = <Props extends object>(part: LazyComponent<Props>): void => {
  partOf(part)
    .load()
    .catch(() => undefined);
};

interface OwnPartProps<Props extends object> {
  /** A component that a declaration names (schema/takeOver.ts). */
  readonly part: LazyComponent<Props>;
  readonly props: Props;
}

/** A part that a declaration draws itself. Until its code is there, the nearest Suspense shows its fallback. */
export const OwnPart = <Props extends object>({ part, props }: OwnPartProps<Props>) => {
  const [Part] = useState(() => partOf(part).Own as ComponentType<Props>);
  return <Part {...props} />;
};
