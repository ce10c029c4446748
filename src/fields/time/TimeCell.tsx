import { useFieldValue, useLocale } from 'react-admin';
import type { TimeField } from '../../schema/field';
import { regionOf } from '../../schema/region';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Clipped, Missing } from '../shared/CellText';
import { timeShown, timeText } from '.';

/** The time in the locale's format; an invalid value is shown unchanged. */
export const TimeCell = ({ source, field, place }: CellProps<TimeField>) => {
  const locale = regionOf(useLocale());
  const stored = asText(useFieldValue({ source }));
  if (stored === null) return <Missing source={source} field={field} />;
  const time = timeText(stored);
  if (time === '') return <Clipped title={stored}>{stored}</Clipped>;
  const shown = (
    <time dateTime={time} title={stored}>
      {timeShown(time, locale)}
    </time>
  );
  return place === 'row' ? <Clipped>{shown}</Clipped> : shown;
};
