/** French typography: typographic apostrophes and non-breaking spaces, so that the catalogue can use plain ones. */

const space = '\u00a0';

/**
 * Prevents a line break before `:`, `;`, `!`, `?`, `»`, `%` and units, after `«`, and within numbers. A unit follows a
 * digit or a placeholder.
 */
export const typeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/ (?=[:;!?»%])/g, space)
    .replace(/(?<=«) /g, space)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, space)
    .replace(/(?<=[\d}]) (?=(?:Mo|po|pt|mm|cm|m|h|min|s|j)(?![\p{L}’]))/gu, space);

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

/** An area of the catalogue in another language: the same keys, each with a text. */
export type Translated<Area> = {
  readonly [Key in keyof Area]: Area[Key] extends string ? string : Translated<Area[Key]>;
};
