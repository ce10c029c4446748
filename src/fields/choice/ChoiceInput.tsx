import type { ChoiceField } from '../../schema/field';
import type { InputProps } from '../contract';
import { OfferedInput } from './OfferedInput';
import { SelectInput } from './SelectInput';

export const ChoiceInput = (props: InputProps<ChoiceField>) => {
  const { options } = props.field;
  return options.kind === 'fixed' ? (
    <SelectInput {...props} options={options} />
  ) : (
    <OfferedInput {...props} options={options} />
  );
};
