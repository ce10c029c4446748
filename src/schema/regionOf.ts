/**
 * How numbers, dates and units are written: in the console's language, by the habits of where the person is
 *. The console speaks few languages, the browser knows where its person lives.
 */

/** Empty where there is no browser. */
const tagsNow = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : navigator.languages;

const regionIn = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    // Some browsers name languages in words of their own, such as 'C'.
    return undefined;
  }
};

/** One that is not known is written as the language alone would be, which may be another country's way. */
const isKnown = (tag: string): boolean => {
  try {
    return new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag;
  } catch {
    return false;
  }
};

const found = new Map<string, string>();

/**
 * The tag to give to Intl for a language of the console: 'en' is 'en-GB' in Leeds and 'en-DE' in Berlin.
 * @param language of the console, such as 'en'
 * @param tags the languages that the browser's person reads, the first one most
 */
export const regionOf = (language: string, tags = tagsNow()): string => {
  const key = [language, ...tags].join(' ');
  const known = found.get(key);
  if (known !== undefined) return known;
  const own = tags.filter((tag) => tag.split('-', 1)[0]?.toLowerCase() === language);
  const [region] = tags.slice(0, 1).map(regionIn);
  const tag =
    [...(region === undefined ? [] : [`${language}-${region}`]), ...own].find(isKnown) ?? language;
  found.set(key, tag);
  return tag;
};
