/** A time of day as platforms write it, and as people read it. */
import { localText, ownZone } from '../../schema/rules/localTime';

const timeOfDay = /^(\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const wholeMoment = /^\d{4}-\d{2}-\d{2}T/;

/** 'HH:MM' (and seconds where there are any) for the input; empty for what names no time. */
export const timeText = (value: unknown, zone = ownZone()): string => {
  if (typeof value !== 'string') return '';
  const text = value.trim();
  const [, time, seconds] = timeOfDay.exec(text) ?? [];
  if (time !== undefined) {
    return Number.isNaN(Date.parse(`2000-01-01T${time}Z`))
      ? ''
      : `${time}${seconds === undefined || seconds === '00' ? '' : `:${seconds}`}`;
  }
  const moment = wholeMoment.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(moment) ? '' : (localText(moment, zone).split('T')[1] ?? '');
};

/** More is stored than a time of day: a date or a zone, which whoever changes it should know. */
export const saysMore = (value: unknown): boolean => {
  if (typeof value !== 'string' || timeText(value) === '') return false;
  return timeOfDay.exec(value.trim())?.[3] !== undefined || wholeMoment.test(value.trim());
};

/** '5:00 PM' or '17:00', as the person's language has it. */
export const timeShown = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeStyle: time.length > 'HH:MM'.length ? 'medium' : 'short',
    timeZone: 'UTC',
  }).format(new Date(`2000-01-01T${time}Z`));
