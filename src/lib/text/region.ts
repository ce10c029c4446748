/** The person's region: the locale of numbers and dates, and how numbers are written in it. */
/** Empty if there is no browser. */
const tagsNow = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : navigator.languages;

/**
 * The locale for numbers, dates and units: the console's language with the person's region. The console supports
 * few languages; the browser knows the region.
 */
const regionIn = (tag: string): string | undefined => {
  try {
    const locale = new Intl.Locale(tag);
    // The likely region takes long to look up and is needed for a bare language only.
    return locale.region ?? locale.maximize().region;
  } catch {
    // Some browsers report language names that are not valid tags, such as 'C'.
    return undefined;
  }
};

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
};

/**
 * For an unknown tag, Intl falls back to the language alone, which may imply another region. NumberFormat knows the same
 * tags as DateTimeFormat, and every list needs the same format for its count.
 */
const isKnown = (tag: string): boolean => {
  try {
    return formatOf(tag, {}).resolvedOptions().locale === tag;
  } catch {
    return false;
  }
};

const found = new Map<string, string>();

/**
 * Returns the tag to pass to Intl for a language of the console: 'en' is 'en-GB' in Leeds and 'en-DE' in Berlin.
 * @param language of the console, such as 'en'
 * @param tags the languages of the person's browser, in order of preference
 */
export const regionOf = (language: string, tags = tagsNow()): string => {
  const key = [language, ...tags].join(' ');
  const cached = found.get(key);
  if (cached !== undefined) return cached;
  const sameLanguage = tags.filter((tag) => tag.split('-', 1)[0]?.toLowerCase() === language);
  const [region] = tags.slice(0, 1).map(regionIn);
  const tag =
    [...(region === undefined ? [] : [`${language}-${region}`]), ...sameLanguage].find(isKnown) ??
    language;
  found.set(key, tag);
  return tag;
};

export const minus = '−';

/**
 * Number format for the whole console: digits and separators of the locale, and always the same minus sign. (Intl
 * writes a hyphen in some locales and a minus in others; both are accepted as input.)
 */
export const formatNumber = (
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string => formatOf(locale, options).format(value).replace('-', minus);
