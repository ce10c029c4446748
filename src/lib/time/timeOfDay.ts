/** A time of day in the platform's and in the person's format. */
import { dateFormat } from './days';
import { localText, ownZone } from './zones';

const timeOfDay =
  /^((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const wholeMoment = /^\d{4}-\d{2}-\d{2}T/;

/** 'HH:MM' (with seconds if there are any) for the input; '' for an invalid time. */
export const timeText = (value: unknown, zone = ownZone()): string => {
  if (typeof value !== 'string') return '';
  const text = value.trim();
  const [, time, seconds] = timeOfDay.exec(text) ?? [];
  if (time !== undefined) {
    return `${time}${seconds === undefined || seconds === '00' ? '' : `:${seconds}`}`;
  }
  const moment = wholeMoment.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(moment) ? '' : (localText(moment, zone).split('T')[1] ?? '');
};

/** Whether more than a time of day is stored: a date or a zone, which the person should know before editing. */
export const saysMore = (value: unknown): boolean => {
  if (typeof value !== 'string' || timeText(value) === '') return false;
  return timeOfDay.exec(value.trim())?.[3] !== undefined || wholeMoment.test(value.trim());
};

/** '5:00 PM' or '17:00', depending on the locale. */
export const timeShown = (time: string, locale: string): string =>
  dateFormat(locale, {
    timeStyle: time.length > 'HH:MM'.length ? 'medium' : 'short',
    timeZone: 'UTC',
  }).format(new Date(`2000-01-01T${time}Z`));
