import { useState, type KeyboardEvent } from 'react';
import type { TextField } from '../../schema/field';
import { hasBreak } from '../../lib/text/plainText';
import { forcedTyping } from '../../lib/rules/textFault';
import type { InputProps } from '../contract';
import { useFieldInput } from '../shared/useFieldInput';
import { boxText, TextBox } from './TextBox';

const lines = { min: 2, max: 12 };
const few = { min: 1, max: 12 };

/** A value of one line gets no further line: Enter submits the form, as in an ordinary input. */
const submitOnEnter = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/**
 * Writes the text as its field forces it into the element itself, which keeps the caret after the typed character, and
 * returns it.
 */
export const force = (
  field: TextField,
  element: HTMLInputElement | HTMLTextAreaElement,
): string => {
  const typed = element.value;
  const forced = forcedTyping(field, typed);
  if (forced === typed) return typed;
  const before = typed.slice(0, element.selectionStart ?? typed.length);
  const caret = forcedTyping(field, before).length;
  element.value = forced;
  element.setSelectionRange(caret, caret);
  return forced;
};

/** False for text that is still being composed: an accent, a syllable. */
export const isWholeText = (event: Event): boolean =>
  !(event instanceof InputEvent && event.isComposing);

/** The input itself never cuts text; the field's rule reports text that is too long. */
export const TextInput = (props: InputProps<TextField>) => {
  const { field } = props;
  const state = useFieldInput(props);
  const { control } = state;
  const text = boxText(control.value);
  const [hasBreaks, setBreaks] = useState(false);
  // An input of one line would drop the breaks of a stored text and join its words.
  if (!hasBreaks && !field.multiline && hasBreak(text)) setBreaks(true);
  const take = (element: HTMLInputElement | HTMLTextAreaElement, isWhole: boolean) => {
    const typed = isWhole ? force(field, element) : element.value;
    control.onChange(typed === '' ? null : typed);
  };
  return (
    <TextBox
      state={state}
      onChange={({ target, nativeEvent }) => take(target, isWholeText(nativeEvent))}
      onCompositionEnd={field.forced && (({ currentTarget }) => take(currentTarget, true))}
      isCode={field.code === true || field.forced !== undefined}
      inputMode={field.format}
      {...(field.multiline ? { lines } : {})}
      {...(hasBreaks ? { lines: few, onKeyDown: submitOnEnter } : {})}
    />
  );
};
