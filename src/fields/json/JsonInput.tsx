import type { JsonField } from '../../schema/field';
import type { InputProps } from '../contract';
import { LongJsonInput } from './LongJsonInput';
import { PlainJsonInput } from './PlainJsonInput';

/** JSON as text: in a box, or in an editor where it is long. */
export const JsonInput = (props: InputProps<JsonField>) =>
  props.field.isLong ? <LongJsonInput {...props} /> : <PlainJsonInput {...props} />;
