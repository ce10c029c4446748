import { useTranslate } from 'react-admin';
import type { TimeField } from '../../schema/field';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { EnteredBox, useEntered } from '../shared/EnteredBox';
import { useFieldInput } from '../shared/useFieldInput';
import { saysMore, timeText } from '../../lib/time/timeOfDay';

const show = (value: unknown) => timeText(value);

/** A time of day. If the stored value contains more, or is invalid, it is shown, and kept unless it is edited. */
export const TimeInput = (props: InputProps<TimeField>) => {
  const { isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control, hint } = state;
  const entered = useEntered({ control, show, read: (text) => text });
  const isMore = entered.isOdd || saysMore(control.value);
  const stored = isMore
    ? translate('facings.fields.storedAs', { value: asText(control.value) ?? '' })
    : undefined;
  return (
    <EnteredBox
      type="time"
      state={state}
      entered={entered}
      hint={[hint, stored].filter((text) => text !== undefined).join(' ') || undefined}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
    />
  );
};
