import type { NumberField } from '../../schema/field';
import type { InputProps } from '../contract';
import { useFieldInput } from '../shared/useFieldInput';
import { NumberBox } from './NumberBox';

export const NumberInput = (props: InputProps<NumberField>) => {
  const { field, isDisabled = false, autoFocus = false } = props;
  const state = useFieldInput(props);
  return (
    <NumberBox
      state={state}
      limits={field}
      isWhole={field.isWhole === true}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      {...(field.unit === undefined ? {} : { unit: field.unit })}
    />
  );
};
