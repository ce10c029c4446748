/** The IANA time zones as people search for them: by city, region, offset. */
import type { Entry } from '../picker/entry';
import { matching } from '../picker/entry';
import { zonesCalled } from './zoneNames';

/** 'UTC+05:30' at the given moment, since offsets change with the seasons. */
export const offsetOf = (zone: string, at = new Date()): string => {
  try {
    const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
    return (name === 'GMT' ? 'GMT+00:00' : (name ?? '')).replace('GMT', 'UTC');
  } catch {
    return '';
  }
};

/** 'America/Argentina/Buenos_Aires' → 'Buenos Aires'. */
export const cityOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

export const labelOf = (zone: string): string => {
  const offset = offsetOf(zone);
  const name = zone.includes('/') ? `${cityOf(zone)} · ${zone}` : zone;
  return offset === '' ? name : `${name} · ${offset}`;
};

/** Browsers list some zones under outdated names; people search for the current ones. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Returns the current name, if this browser knows it. */
export const nameToday = (zone: string): string => {
  const now = renamed[zone];
  return now !== undefined && offsetOf(now) !== '' ? now : zone;
};

let known: readonly Entry[] | undefined;

/** Returns all zones, the browser's own first; created on the first call. */
export const allZones = (): readonly Entry[] => {
  if (known) return known;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // UTC is supported, but not in the browser's list.
  const names = new Set([own, ...Intl.supportedValuesOf('timeZone'), 'UTC'].map(nameToday));
  known = Array.from(names, (value) => ({ value, label: labelOf(value) }));
  return known;
};

/** Normalizes '+1', 'utc+5:30' and 'GMT-3' to the start of an offset as in labels; null for any other text. */
export const offsetText = (typed: string): string | null => {
  const match = /^(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/i.exec(typed.trim());
  if (!match) return null;
  const [, sign = '+', hours = '', minutes] = match;
  const begin = `UTC${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}`;
  return minutes === undefined ? begin : `${begin}:${minutes}`;
};

export const zonesMatching = (typed: string): readonly Entry[] => {
  const offset = offsetText(typed);
  if (offset !== null) return allZones().filter(({ label }) => label.includes(offset));
  const text = typed.trim();
  if (text === '') return allZones();
  const found = zonesCalled(allZones(), text);
  if (found.length > 0) return found;
  // 'new york' finds America/New_York, not only by its city.
  return matching(allZones(), text.replaceAll('_', ' '));
};
