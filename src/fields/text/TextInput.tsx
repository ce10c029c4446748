import type { TextField } from '../../schema/field';
import { forcedTyping } from '../../schema/rules/textFault';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { useFieldInput } from '../shared/useFieldInput';
import { SuggestInput } from './SuggestInput';
import { TextBox } from './TextBox';

const lines = { min: 3, max: 12 };

/** Writes the transformed text into the element itself, which keeps the caret after the typed character. */
const force = (field: TextField, element: HTMLInputElement | HTMLTextAreaElement): void => {
  const typed = element.value;
  const forced = forcedTyping(field, typed);
  if (forced === typed) return;
  const before = typed.slice(0, element.selectionStart ?? typed.length);
  const caret = forcedTyping(field, before).length;
  element.value = forced;
  element.setSelectionRange(caret, caret);
};

export const TextInput = (props: InputProps<TextField>) => {
  const { suggests } = props.field;
  return suggests ? <SuggestInput {...props} suggests={suggests} /> : <PlainInput {...props} />;
};

/** The input itself never cuts text; the field's rule reports text that is too long. */
const PlainInput = (props: InputProps<TextField>) => {
  const { field, isDisabled = false, autoFocus = false } = props;
  const state = useFieldInput(props);
  const { control } = state;
  const take = (element: HTMLInputElement | HTMLTextAreaElement, isWhole: boolean) => {
    // Text that is still being composed (an accent, a syllable) is incomplete.
    if (field.forced && isWhole) force(field, element);
    control.onChange(element.value === '' ? null : element.value);
  };
  return (
    <TextBox
      state={state}
      // Spaces are kept while typing. An object is not put into the box, where it would be saved as text.
      value={typeof control.value === 'string' ? control.value : (asText(control.value) ?? '')}
      onChange={({ target, nativeEvent }) => {
        take(target, !(nativeEvent instanceof InputEvent && nativeEvent.isComposing));
      }}
      {...(field.forced
        ? {
            onCompositionEnd: ({ currentTarget }) => {
              take(currentTarget, true);
            },
          }
        : {})}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      isCode={field.code === true || field.forced !== undefined}
      {...(field.format ? { inputMode: field.format } : {})}
      {...(field.multiline ? { lines } : {})}
    />
  );
};
