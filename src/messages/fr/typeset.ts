/** French typography: inserts non-breaking spaces, so that the catalogue can use plain ones. */

const space = '\u00a0';

/** Prevents a line break before `:`, `;`, `!`, `?`, `»` and `%`, and after `«`. */
export const typeset = (text: string): string =>
  text.replace(/ (?=[:;!?»%])/g, space).replace(/(?<=«) /g, space);

/** Applies `typeset` to every text of a catalogue. */
export const typesetAll = <T extends object>(part: T): T =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string'
        ? typeset(value)
        : typeof value === 'object' && value !== null
          ? typesetAll(value)
          : value,
    ]),
  ) as T;
