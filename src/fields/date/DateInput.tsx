import { useTranslate } from 'react-admin';
import type { DateField } from '../../schema/field';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { EnteredBox, useEntered } from '../shared/EnteredBox';
import { useFieldInput } from '../shared/useFieldInput';
import { dayText } from '.';

/**
 * A day, in the browser's own date input. A stored value that is not a day is shown, and kept unless it is edited.
 */
export const DateInput = (props: InputProps<DateField>) => {
  const { isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control, hint } = state;
  const entered = useEntered({ control, show: dayText, read: (text) => text });
  const stored = entered.isOdd
    ? translate('facings.fields.storedAs', { value: asText(control.value) ?? '' })
    : undefined;
  return (
    <EnteredBox
      type="date"
      state={state}
      entered={entered}
      hint={[hint, stored].filter((text) => text !== undefined).join(' ') || undefined}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
    />
  );
};
