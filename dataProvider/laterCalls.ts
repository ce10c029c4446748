/** Calls whose code is loaded with the first of them, because no list needs them to show its rows. */
import { PlatformError } from '../src/lib/failures/failures';

type Call = (...given: never[]) => Promise<unknown>;

/**
 * After a failed load, the next call tries again. Nothing was sent then, as without a connection; the browser's own
 * message is no sentence for people, and names an address.
 * @param names the methods, to be complete; all are asynchronous
 */
export const laterCalls = <Calls extends { readonly [Name in keyof Calls]: Call }>(
  load: () => Promise<Calls>,
  names: Readonly<Record<keyof Calls, true>>,
): Calls => {
  let pending: Promise<Calls> | undefined;
  const loaded = (): Promise<Calls> =>
    (pending ??= load().catch((error: unknown) => {
      pending = undefined;
      if (!(error instanceof Error)) throw error;
      throw Object.assign(new PlatformError({ type: 'error', kind: 'network' }), { cause: error });
    }));
  const calls = (Object.keys(names) as (keyof Calls)[]).map((name) => {
    const call = async (...given: never[]) => (await loaded())[name](...given);
    return [name, call] as const;
  });
  return Object.fromEntries(calls) as Calls;
};
