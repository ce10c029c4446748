/** The platform's clock, shown to the console: what it takes for now is then what the platform does. */

/** The real clock, whatever the console is shown. */
export const realNow: () => number = Date.now;

/** Puts the page's clock ahead by so many milliseconds, for good; what has a date of its own keeps it. */
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
