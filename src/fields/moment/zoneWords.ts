/** Hints for a local time: the zone's offset, and whether the clocks skip or repeat it. */
import { withFirst } from '../../schema/firstOfMonth';
import { offsetAt } from '../../schema/offsetAt';
import { isLocal, momentsOf } from '../../schema/rules/localTime';

/** 'UTC+1', 'UTC+5:30', 'UTC+0'. */
export const offsetWords = (moment: number, zone: string): string => {
  const minutes = Math.round(offsetAt(moment, zone) / 60_000);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const sign = minutes < 0 ? '-' : '+';
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};

/** Formats the day of a local time: '29 March'. */
export const dayWords = (text: string, locale: string): string =>
  withFirst(
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${text.slice(0, 'YYYY-MM-DD'.length)}T12:00Z`),
    ),
    locale,
  );

/** Whether clocks skip a local time or repeat it. */
export const clockChangeAt = (text: string, zone: string): 'leftOut' | 'twice' | undefined => {
  if (!isLocal(text) || Number.isNaN(Date.parse(`${text}Z`))) return undefined;
  const { length } = momentsOf(text, zone);
  return length === 0 ? 'leftOut' : length > 1 ? 'twice' : undefined;
};
