/** Common names of time zones: 'Eastern', 'EST', 'US/Mountain'. */
import type { Entry } from '../picker/entry';

/** Legacy names of zones in the United States, by their current names. */
const ofUnitedStates: Readonly<Record<string, string>> = {
  'America/Adak': 'US/Aleutian',
  'America/Anchorage': 'US/Alaska',
  'America/Chicago': 'US/Central',
  'America/Denver': 'US/Mountain',
  'America/Detroit': 'US/Michigan',
  'America/Indiana/Indianapolis': 'US/East-Indiana',
  'America/Indiana/Knox': 'US/Indiana-Starke',
  'America/Los_Angeles': 'US/Pacific',
  'America/New_York': 'US/Eastern',
  'America/Phoenix': 'US/Arizona',
  'Pacific/Honolulu': 'US/Hawaii',
  'Pacific/Pago_Pago': 'US/Samoa',
};

interface Called {
  readonly entry: Entry;
  /** 'Eastern Time', 'US/Eastern'; in lower case. */
  readonly names: readonly string[];
  /** 'est', 'edt', 'cet'. */
  readonly short: readonly string[];
}

const [winter, summer] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

const nameOf = (format: Intl.DateTimeFormat, at: number): string =>
  format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';

const calledOf = (entry: Entry): Called => {
  const { value: timeZone } = entry;
  const formatOf = (locale: string, timeZoneName: 'longGeneric' | 'short') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
  // Each locale has the abbreviations of its own part of the world, and 'GMT+1' for other zones.
  const shorts = [formatOf('en-US', 'short'), formatOf('en-GB', 'short')].flatMap((format) => [
    nameOf(format, winter),
    nameOf(format, summer),
  ]);
  return {
    entry,
    names: [nameOf(formatOf('en', 'longGeneric'), winter), ofUnitedStates[timeZone] ?? '']
      .filter((name) => name !== '')
      .map((name) => name.toLowerCase()),
    short: shorts.filter((name) => /^[A-Z]{2,5}$/.test(name)).map((name) => name.toLowerCase()),
  };
};

let known: readonly Called[] | undefined;

/**
 * The most likely zones first: those with a legacy name of the United States, then those whose name starts with the
 * text.
 */
const rankOf = ({ entry: { value }, names }: Called, text: string): number => {
  if (ofUnitedStates[value] !== undefined) return 0;
  return names.some((name) => name.startsWith(text)) ? 1 : 2;
};

/**
 * Returns the zones with this abbreviation, or with a word that starts with the text. An abbreviation must match
 * exactly: 'EST' does not match Bucharest. Empty if the text is no such name; it may still be a city or region.
 */
export const zonesCalled = (all: readonly Entry[], typed: string): readonly Entry[] => {
  const text = typed.toLowerCase();
  known ??= all.map(calledOf);
  const inOrder = (found: readonly Called[]): readonly Entry[] =>
    found
      .toSorted((one, other) => rankOf(one, text) - rankOf(other, text))
      .map(({ entry }) => entry);
  const short = known.filter((one) => one.short.includes(text));
  if (short.length > 0) return inOrder(short);
  const words = ` ${text}`;
  return inOrder(known.filter(({ names }) => names.some((name) => ` ${name}`.includes(words))));
};
