import { useFieldValue } from 'react-admin';
import type { TimeZoneField } from '../../schema/field';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Clipped, Missing } from '../shared/CellText';
import { nameToday, offsetOf } from './zones';

/** The zone's name; on the page with its current offset. */
export const TimeZoneCell = ({ source, field, place }: CellProps<TimeZoneField>) => {
  const stored = asText(useFieldValue({ source }));
  const zone = stored === null ? null : nameToday(stored);
  if (zone === null) return <Missing source={source} field={field} />;
  if (place === 'row') return <Clipped title={zone}>{zone}</Clipped>;
  const offset = offsetOf(zone);
  return <span>{offset === '' ? zone : `${zone} (${offset})`}</span>;
};
