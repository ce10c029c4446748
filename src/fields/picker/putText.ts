/**
 * The DOM's own setter. React overrides `value` on each input and would treat this change as already known, so no
 * change event would fire for the replaced character.
 */
const writeQuietly = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
};

/** Changes the input's text before React reads it; the caret keeps its position in the text. */
export const putText = (input: HTMLInputElement, put: (text: string) => string): void => {
  const { value, selectionStart, selectionEnd } = input;
  const text = put(value);
  if (text === value) return;
  const placed = (at: number | null) => (at === null ? null : put(value.slice(0, at)).length);
  writeQuietly(input, text);
  input.setSelectionRange(placed(selectionStart), placed(selectionEnd));
};
