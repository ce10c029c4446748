/** Shows the platform's clock to the console, so that both have the same time. */

/** The real clock, whatever the console sees. */
export const realNow: () => number = Date.now;

/** Moves the page's clock forward permanently; Date objects with explicit values are unchanged. */
export const showClock = (offsetMs: number): void => {
  if (offsetMs === 0) return;
  const now = () => realNow() + offsetMs;
  globalThis.Date = new Proxy(Date, {
    apply: (target) => new target(now()).toString(),
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    get: (target, key, receiver): unknown =>
      key === 'now' ? now : Reflect.get(target, key, receiver),
  });
};
