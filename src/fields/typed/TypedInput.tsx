import { useTranslate } from 'react-admin';
import type { TypedField } from '../../schema/field';
import { flagTypeOf } from '../../schema/rules/typedValue';
import type { InputProps } from '../contract';
import { NumberBox } from '../number/NumberBox';
import { asText } from '../shared/asText';
import { useFieldInput } from '../shared/useFieldInput';
import { useFormValues } from '../shared/useFormValues';
import { TextBox } from '../text/TextBox';
import { useFieldLabel } from '../useFieldWords';
import { BooleanBox } from './BooleanBox';
import { useFitted } from './useFitted';

const noLimits = {};

/** The input of the type that another field of the form names; it waits until that one is chosen. */
export const TypedInput = (props: InputProps<TypedField>) => {
  const { source, field, isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const type = flagTypeOf(useFormValues([field.typeFrom])[field.typeFrom]);
  const typeLabel = useFieldLabel(field.typeFrom);
  const state = useFieldInput(props);
  const { control } = state;
  useFitted(source, type);
  const shared = { state, isDisabled: isDisabled || type === undefined, autoFocus };
  if (type === 'BOOLEAN') return <BooleanBox {...shared} />;
  if (type === 'NUMBER') return <NumberBox {...shared} limits={noLimits} />;
  return (
    <TextBox
      {...shared}
      value={typeof control.value === 'string' ? control.value : (asText(control.value) ?? '')}
      onChange={({ target }) => {
        control.onChange(target.value === '' ? null : target.value);
      }}
      isCode={type === 'UUID'}
      {...(type === undefined
        ? { hint: translate('facings.fields.chooseFirst', { label: typeLabel }) }
        : {})}
    />
  );
};
