import { saysMore, timeText } from '../../lib/time/timeOfDay';
import type { TimeField } from '../../schema/field';
import type { InputProps } from '../contract';
import { EnteredInput } from '../shared/EnteredBox';

const show = (value: unknown) => timeText(value);

/** A time of day; the stored value may contain more. */
export const TimeInput = (props: InputProps<TimeField>) => (
  <EnteredInput {...props} type="time" show={show} saysMore={saysMore} />
);
