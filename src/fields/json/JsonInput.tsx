import type { JsonField } from '../../schema/field';
import type { InputProps } from '../contract';
import { LongJsonInput } from './LongJsonInput';
import { PlainJsonInput } from './PlainJsonInput';

/** JSON as text: in an editor if the field is long, otherwise in a text box. */
export const JsonInput = (props: InputProps<JsonField>) =>
  props.field.isLong ? <LongJsonInput {...props} /> : <PlainJsonInput {...props} />;
