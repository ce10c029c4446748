import type { DateField } from '../../schema/field';
import type { InputProps } from '../contract';
import { EnteredInput } from '../shared/EnteredBox';
import { dayText } from '.';

/** A day, in the browser's own date input. */
export const DateInput = (props: InputProps<DateField>) => (
  <EnteredInput {...props} type="date" show={dayText} />
);
