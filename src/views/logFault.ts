/** Logs bugs of the console to the browser's console. */

/** Prevents logging an error again when its message is rendered again. */
const logged = new WeakSet();

/** Keeps the stack's location lines. The message above them may contain typed values. */
const placesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |^[^\s]*@/.test(line))
    .join('\n');

/** Logs an error's name and location, never its message, which may contain values and secrets. */
export const logFault = (error: unknown): void => {
  if (!(error instanceof Error) || logged.has(error)) return;
  logged.add(error);
  // eslint-disable-next-line no-console -- bugs must be visible in the console to be fixed
  console.error(`${error.name}\n${placesOf(error.stack)}`);
};
