/**
 * Code that comes later, and what is drawn with it. Once the code is here its component is drawn at once: React's own
 * `lazy` shows the Suspense fallback first even then, and keeps that for 300 ms.
 */
import { lazy, useState, type ComponentType } from 'react';

export interface LaterCode<Code> {
  (): Promise<Code>;
  /** The code, where it is here already. */
  readonly now: () => Code | undefined;
}

/** Fetches the code when it is first called; a failed fetch is tried again at the next call. */
export const laterCode = <Code,>(fetchIt: () => Promise<Code>): LaterCode<Code> => {
  let code: Code | undefined;
  let pending: Promise<Code> | undefined;
  const load = () =>
    (pending ??= fetchIt().then(
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

/** A component out of such code. Until the code is here, the nearest Suspense shows its fallback. */
export const preloadable = <Code, Props extends object>(
  load: LaterCode<Code>,
  pick: (code: Code) => ComponentType<Props>,
): ComponentType<Props> => {
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: pick(await load()) }));
  return (props: Props) => {
    const [Own] = useState(() => {
      const code = load.now();
      // Picked once: another component in its place would be mounted again and lose its state.
      return code === undefined ? Lazy : pick(code);
    });
    return <Own {...props} />;
  };
};
