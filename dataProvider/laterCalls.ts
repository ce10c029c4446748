/** Calls whose code is loaded with the first of them, because no list needs them to show its rows. */
import { loadPart } from './loadPart';

type Call = (...args: never[]) => Promise<unknown>;

/**
 * After a failed load, the next call tries again.
 * @param names the methods, to be complete; all are asynchronous
 */
export const laterCalls = <Calls extends { readonly [Name in keyof Calls]: Call }>(
  load: () => Promise<Calls>,
  names: Readonly<Record<keyof Calls, true>>,
): Calls => {
  let pending: Promise<Calls> | undefined;
  const loaded = (): Promise<Calls> =>
    (pending ??= loadPart(load).catch((error: unknown) => {
      pending = undefined;
      throw error;
    }));
  const calls = (Object.keys(names) as (keyof Calls)[]).map((name) => {
    const call = async (...args: never[]) => (await loaded())[name](...args);
    return [name, call] as const;
  });
  return Object.fromEntries(calls) as Calls;
};
