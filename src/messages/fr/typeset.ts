/** French typography, so that the catalogue itself can be typed with plain spaces. */

const space = '\u00a0';

/** No line may begin with `:`, `;`, `!`, `?`, `»` or `%`, nor end with `«`. */
export const typeset = (text: string): string =>
  text.replace(/ (?=[:;!?»%])/g, space).replace(/(?<=«) /g, space);

/** The same for every text of a catalogue. */
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
