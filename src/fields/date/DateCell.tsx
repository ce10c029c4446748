import { useFieldValue, useLocale } from 'react-admin';
import type { DateField } from '../../schema/field';
import { regionOf } from '../../schema/region';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Clipped, Missing } from '../shared/CellText';
import { dayText } from '.';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatted in UTC, which the text was parsed in, so the day does not shift. */
const shown = (day: string, locale: string): string => {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${day}T00:00:00Z`));
};

/** A calendar day in the format of the locale; an invalid value is shown unchanged. */
export const DateCell = ({ source, field, place }: CellProps<DateField>) => {
  const locale = regionOf(useLocale());
  const stored = asText(useFieldValue({ source }));
  if (stored === null) return <Missing source={source} field={field} />;
  const day = dayText(stored);
  if (day === '') return <Clipped title={stored}>{stored}</Clipped>;
  const time = (
    <time dateTime={day} title={day}>
      {shown(day, locale)}
    </time>
  );
  return place === 'row' ? <Clipped>{time}</Clipped> : time;
};
