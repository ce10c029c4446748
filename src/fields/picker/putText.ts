/**
 * The DOM's own setter: React listens to the one it lays over each box, and would take what is written here for
 * what it already knew, so that nobody heard of a letter that was put in place of the last one typed.
 */
const writeQuietly = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
};

/** Changes the box before anyone reads it; the caret stays behind what stood before it. */
export const putText = (input: HTMLInputElement, put: (text: string) => string): void => {
  const { value, selectionStart, selectionEnd } = input;
  const text = put(value);
  if (text === value) return;
  const placed = (at: number | null) => (at === null ? null : put(value.slice(0, at)).length);
  writeQuietly(input, text);
  input.setSelectionRange(placed(selectionStart), placed(selectionEnd));
};
