import { useState, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { NumberField } from '../../schema/field';
import { programNumber, readNumber, styleOf, typedNumber } from '../../lib/text/numbers';
import type { PlatformOptions } from '../../schema/options';
import { regionOf } from '../../lib/text/region';
import type { InputProps } from '../contract';
import { Picker } from '../picker/Picker';
import { asText } from '../shared/asText';
import { pickerProps, WithHelp } from '../shared/InputFrame';
import { useFieldInput } from '../shared/useFieldInput';
import { useFormValues } from '../shared/useFormValues';
import { useUnitText } from '../useFieldWords';
import { parameterNames, useOfferedValues } from '../useOffered';
import { NumberBox } from './NumberBox';

interface OfferedNumberInputProps extends InputProps<NumberField> {
  readonly offered: PlatformOptions;
  /** The input for any number, shown if the platform offers no values. */
  readonly children: ReactNode;
}

/** A choice of the numbers that the platform permits. */
const OfferedNumberInput = ({ offered, children, ...props }: OfferedNumberInputProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const input = useFieldInput(props);
  const { control, label, help } = input;
  const [typed, setTyped] = useState('');
  const values = useFormValues(parameterNames(offered));
  const {
    values: valuesText,
    state,
    retry,
  } = useOfferedValues({ source: offered, values, isWanted: true });
  if (valuesText?.length === 0) return children;

  const entries = (valuesText ?? []).flatMap((text) => {
    const number = programNumber(text);
    return number === null ? [] : [{ value: String(number), label: typedNumber(number, locale) }];
  });
  const typedValue = readNumber(typed, styleOf(locale));
  const shown = entries.filter(
    (entry) => entry.label.includes(typed) || Number(entry.value) === typedValue,
  );

  const text = asText(control.value);
  const parsed = text === null ? null : programNumber(text);
  const name = parsed === null ? text : typedNumber(parsed, locale);
  const isGone =
    text !== null &&
    valuesText !== undefined &&
    !entries.some(({ value }) => Number(value) === parsed);
  const current =
    text === null
      ? null
      : {
          value: parsed === null ? text : String(parsed),
          label: isGone ? translate('facings.fields.notOffered', { value: name }) : (name ?? text),
        };
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    entries.map((entry) => entry.label),
  );
  const noneText = translate('facings.fields.numberNotOffered', {
    number: typed,
    offered: choices,
  });
  return (
    <WithHelp label={label} help={help}>
      <Picker
        {...pickerProps(input)}
        entries={shown}
        value={current}
        onChange={(entry) => control.onChange(entry === null ? null : Number(entry.value))}
        onType={setTyped}
        onOpenChange={() => undefined}
        state={state}
        onRetry={retry}
        emptyText={noneText}
        noneText={noneText}
      />
    </WithHelp>
  );
};

const AnyNumberInput = (props: InputProps<NumberField>) => {
  const { source, field } = props;
  const unit = useUnitText(source, field);
  const state = useFieldInput(props);
  return <NumberBox state={state} limits={field} isWhole={field.isWhole === true} unit={unit} />;
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
