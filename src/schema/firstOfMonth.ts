/**
 * Writes the first of a month as French does, "1er novembre", which Intl does not.
 *
 * @example withFirst('dim. 1 nov.', 'fr') // 'dim. 1er nov.'
 */
export const withFirst = (date: string, locale: string): string =>
  locale.split('-', 1)[0] === 'fr' ? date.replace(/(?<!\S)1(?=\s\p{L})/u, '1er') : date;
