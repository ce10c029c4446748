/** A fault of the console's own code, for whoever looks into the browser's console. */

/** A text that is drawn again tells of its error again; the log has it once. */
const logged = new WeakSet();

/** The lines of a stack that name places. The message before them may quote what a person typed. */
const placesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |^[^\s]*@/.test(line))
    .join('\n');

/** Logs an error's name and where it happened, never its message: that may hold values, and secrets. */
export const logFault = (error: unknown): void => {
  if (!(error instanceof Error) || logged.has(error)) return;
  logged.add(error);
  // eslint-disable-next-line no-console -- A fault that nobody hears of is never mended.
  console.error(`${error.name}\n${placesOf(error.stack)}`);
};
