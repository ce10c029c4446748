import type { TimeZoneField } from '../../schema/field';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { offsetOf } from './zones';

/** The zone's name, with its offset of today in the page's width. */
export const TimeZoneCell = ({
  declaration,
  name,
  field,
  record,
  place,
}: CellProps<TimeZoneField>) => {
  const zone = asText(record[name]);
  if (zone === null) return <Missing declaration={declaration} name={name} field={field} />;
  if (place === 'row') return <Clipped title={zone}>{zone}</Clipped>;
  const offset = offsetOf(zone);
  return <span>{offset === '' ? zone : `${zone} (${offset})`}</span>;
};
