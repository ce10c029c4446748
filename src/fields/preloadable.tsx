/**
 * Components whose code is loaded on demand or ahead. If the code is already there, the component is drawn at once;
 * React's own `lazy` would still show the Suspense fallback, and keep it for 300 ms.
 */
import { useEffect, useState, type ComponentType } from 'react';
import { lazy, loadCode } from '../lib/failures/code';

export interface LaterCode<Code> {
  (): Promise<Code>;
  /** The code, if it is already loaded. */
  readonly now: () => Code | undefined;
}

/** Loads the code on the first call. After a failure, the next call tries again. */
export const laterCode = <Code,>(fetchIt: () => Promise<Code>): LaterCode<Code> => {
  let code: Code | undefined;
  let pending: Promise<Code> | undefined;
  const load = () =>
    (pending ??= loadCode(fetchIt).then(
      (loaded) => {
        code = loaded;
        return loaded;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));
  return Object.assign(load, { now: () => code });
};

/** Creates a component from such code. While it loads, the nearest Suspense shows its fallback. */
export const preloadable = <Code, Props extends object>(
  load: LaterCode<Code>,
  pick: (code: Code) => ComponentType<Props>,
): ComponentType<Props> => {
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: pick(await load()) }));
  return (props: Props) => {
    const [Own] = useState(() => {
      const code = load.now();
      // Picked once: a different component would be remounted and lose its state.
      return code === undefined ? Lazy : pick(code);
    });
    return <Own {...props} />;
  };
};

/**
 * Whether all of this code is there; loads the rest. Also true if some of it cannot be loaded, which is reported where
 * it is drawn. The list must stay the same array.
 */
export const useLoaded = (code: readonly LaterCode<unknown>[]): boolean => {
  const [settled, setSettled] = useState<typeof code | null>(null);
  const isHere = settled === code || code.every((load) => load.now() !== undefined);
  useEffect(() => {
    if (isHere) return undefined;
    let isWanted = true;
    void Promise.allSettled(code.map((load) => load())).then(() => {
      if (isWanted) setSettled(code);
    });
    return () => {
      isWanted = false;
    };
  }, [isHere, code]);
  return isHere;
};

// Schedules work for when the browser is idle.

/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const otherwise = 200;

/** Returns a function that cancels the work. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, otherwise);
  return () => clearTimeout(timer);
};
