import { useTranslate } from 'react-admin';
import type { JsonField } from '../../schema/field';
import { jsonFaultOf } from '../../schema/rules/readJson';
import type { InputProps } from '../contract';
import { useFieldInput } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';
import { useJsonText } from './useJsonText';

const lines = { min: 4, max: 20 };

/** Text as it is typed; while it is invalid, the position of the error is shown below. */
export const PlainJsonInput = (props: InputProps<JsonField>) => {
  const { isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control } = state;
  const { text, take } = useJsonText(control.value);
  const fault = text.trim() === '' ? undefined : jsonFaultOf(text);
  const hint = fault ? translate('facings.fields.json.fault', { ...fault }) : state.hint;
  return (
    <TextBox
      state={state}
      value={text}
      onChange={({ target }) => {
        // Wrapped in an event, because react-hook-form treats an object with a `target` as an event.
        control.onChange({ target: { name: control.name, value: take(target.value) } });
      }}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      isCode
      lines={lines}
      hint={hint}
    />
  );
};
