import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { LazyComponent } from '../schema/takeOver';
import { laterCode, preloadable, type LaterCode } from './preloadable';

interface Part {
  readonly load: LaterCode<unknown>;
  readonly Own: ComponentType;
}

const parts = new WeakMap<object, Part>();

/** Creates one component per part, so that a hundred cells share one load. */
const partOf = <Props extends object>(part: LazyComponent<Props>): Part => {
  const cached = parts.get(part);
  if (cached) return cached;
  const load = laterCode(async () => (await part()).default as ComponentType<Props>);
  // The component accepts the props of the component that it loads.
  const newPart = { load, Own: preloadable(load, (Loaded) => Loaded) as ComponentType };
  parts.set(part, newPart);
  return newPart;
};

/** A part's code, for what has to wait for it. */
export const codeOfPart = <Props extends object>(part: LazyComponent<Props>): LaterCode<unknown> =>
  partOf(part).load;

/** Preloads a part's code. A failure is reported when the part is drawn. */
export const preloadPart = <Props extends object>(part: LazyComponent<Props>): void => {
  partOf(part)
    .load()
    .catch(() => undefined);
};

interface OwnPartProps<Props extends object> {
  /** A custom component of a declaration (schema/takeOver.ts). */
  readonly part: LazyComponent<Props>;
  readonly props: Props;
  /** Drawn while its code loads; by default what the nearest Suspense shows. */
  readonly fallback?: ReactNode;
}

/** Draws a custom component. */
export const OwnPart = <Props extends object>({ part, props, fallback }: OwnPartProps<Props>) => {
  const [Part] = useState(() => partOf(part).Own as ComponentType<Props>);
  const drawn = <Part {...props} />;
  return fallback === undefined ? drawn : <Suspense fallback={fallback}>{drawn}</Suspense>;
};
