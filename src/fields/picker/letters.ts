/** Letters in place of what was typed: labels are printed without digits that read as letters. */
export const lettersOf = (text: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(text, (letter) => letters[letter] ?? letter).join('');

/**
 * The DOM's own setter: React listens to the one it lays over each box, and would take what is written here for
 * what it already knew, so that nobody heard of a letter that was put in place of the last one typed.
 */
const writeQuietly = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
};

/** Changes the box before anyone reads it; the caret stays where it was. */
export const putLetters = (
  input: HTMLInputElement,
  letters: Readonly<Record<string, string>>,
): void => {
  const text = lettersOf(input.value, letters);
  if (text === input.value) return;
  const { selectionStart, selectionEnd } = input;
  writeQuietly(input, text);
  input.setSelectionRange(selectionStart, selectionEnd);
};
