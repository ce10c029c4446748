/** What a time zone is called: its current name, and its offset in words. */
import { dateFormat } from './days';

/** The zone's name in a format that has one; '' otherwise. */
export const nameOf = (format: Intl.DateTimeFormat, at: number | Date): string =>
  format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** 'UTC+05:30' at the given moment, since offsets change with the seasons. */
export const offsetOf = (zone: string, at = new Date()): string => {
  try {
    const name = nameOf(dateFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }), at);
    return (name === 'GMT' ? 'GMT+00:00' : name).replace('GMT', 'UTC');
  } catch {
    return '';
  }
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
