import type { CronField } from '../../schema/field';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { useFieldInput } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';

/** The expression itself; a form for people's schedules is a screen of its own. */
export const CronInput = (props: InputProps<CronField>) => {
  const { isDisabled = false, autoFocus = false } = props;
  const state = useFieldInput(props);
  const { control } = state;
  return (
    <TextBox
      state={state}
      value={typeof control.value === 'string' ? control.value : (asText(control.value) ?? '')}
      onChange={({ target }) => {
        control.onChange(target.value === '' ? null : target.value);
      }}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      isCode
    />
  );
};
