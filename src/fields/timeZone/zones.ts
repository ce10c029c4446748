/** The IANA time zones as people search for them: by city, region, offset. */
import { nameOf, nameToday, offsetOf } from '../../lib/time/zoneNames';
import { ownZone } from '../../lib/time/zones';
import { matching, type PickerEntry } from '../picker/entry';

// Common names of time zones: 'Eastern', 'EST', 'US/Mountain'.

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
  readonly entry: PickerEntry;
  /** 'Eastern Time', 'US/Eastern'; in lower case. */
  readonly names: readonly string[];
  /** 'est', 'edt', 'cet'. */
  readonly short: readonly string[];
}

const [winter, summer] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

const calledOf = (entry: PickerEntry): Called => {
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

let knownNames: readonly Called[] | undefined;

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
const zonesCalled = (all: readonly PickerEntry[], typed: string): readonly PickerEntry[] => {
  const text = typed.toLowerCase();
  knownNames ??= all.map(calledOf);
  const inOrder = (found: readonly Called[]): readonly PickerEntry[] =>
    found
      .toSorted((one, other) => rankOf(one, text) - rankOf(other, text))
      .map(({ entry }) => entry);
  const short = knownNames.filter((zone) => zone.short.includes(text));
  if (short.length > 0) return inOrder(short);
  const words = ` ${text}`;
  return inOrder(
    knownNames.filter(({ names }) => names.some((name) => ` ${name}`.includes(words))),
  );
};

/** 'America/Argentina/Buenos_Aires' → 'Buenos Aires'. */
export const cityOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

export const labelOf = (zone: string): string => {
  const offset = offsetOf(zone);
  const name = zone.includes('/') ? `${cityOf(zone)} · ${zone}` : zone;
  return offset === '' ? name : `${name} · ${offset}`;
};

let cached: readonly PickerEntry[] | undefined;

/** Returns all zones, the browser's own first; created on the first call. */
export const allZones = (): readonly PickerEntry[] => {
  if (cached) return cached;
  // UTC is supported, but not in the browser's list.
  const names = new Set([ownZone(), ...Intl.supportedValuesOf('timeZone'), 'UTC'].map(nameToday));
  cached = Array.from(names, (value) => ({ value, label: labelOf(value) }));
  return cached;
};

/** Normalizes '+1', 'utc+5:30' and 'GMT-3' to the start of an offset as in labels; null for any other text. */
export const offsetText = (typed: string): string | null => {
  const match = /^(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/i.exec(typed.trim());
  if (!match) return null;
  const [, sign = '+', hours = '', minutes] = match;
  const begin = `UTC${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}`;
  return minutes === undefined ? begin : `${begin}:${minutes}`;
};

export const zonesMatching = (typed: string): readonly PickerEntry[] => {
  const offset = offsetText(typed);
  if (offset !== null) return allZones().filter(({ label }) => label.includes(offset));
  const text = typed.trim();
  if (text === '') return allZones();
  const found = zonesCalled(allZones(), text);
  if (found.length > 0) return found;
  // 'new york' finds America/New_York, not only by its city.
  return matching(allZones(), text.replaceAll('_', ' '));
};
