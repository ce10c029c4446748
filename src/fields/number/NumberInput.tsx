import type { NumberField } from '../../schema/field';
import type { InputProps } from '../contract';
import { useFieldInput } from '../shared/useFieldInput';
import { useUnitText } from '../useFieldWords';
import { NumberBox } from './NumberBox';
import { OfferedNumberInput } from './OfferedNumberInput';

const AnyNumberInput = (props: InputProps<NumberField>) => {
  const { source, field, isDisabled = false, autoFocus = false } = props;
  const unit = useUnitText(source, field);
  const state = useFieldInput(props);
  return (
    <NumberBox
      state={state}
      limits={field}
      isWhole={field.isWhole === true}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      {...(unit === undefined ? {} : { unit })}
    />
  );
};

export const NumberInput = (props: InputProps<NumberField>) => {
  const { offered } = props.field;
  if (!offered) return <AnyNumberInput {...props} />;
  return (
    <OfferedNumberInput {...props} offered={offered}>
      <AnyNumberInput {...props} />
    </OfferedNumberInput>
  );
};
