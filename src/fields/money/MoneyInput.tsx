import type { MoneyField } from '../../schema/field';
import type { InputProps } from '../contract';
import { NumberBox } from '../number/NumberBox';
import { useFieldInput } from '../shared/useFieldInput';
import { useFormValues } from '../shared/useFormValues';
import { currencyIn } from '.';

/** A number beside the code of its currency, which may be another field of the form. */
export const MoneyInput = (props: InputProps<MoneyField>) => {
  const { field, isDisabled = false, autoFocus = false } = props;
  const { currency } = field;
  const values = useFormValues(typeof currency === 'string' ? [] : [currency.field]);
  const unit = currencyIn(field, values);
  const state = useFieldInput(props);
  return (
    <NumberBox
      state={state}
      limits={field}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      {...(unit === null ? {} : { unit })}
    />
  );
};
