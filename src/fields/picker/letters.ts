/** Letters in place of what was typed: labels are printed without digits that read as letters. */
export const lettersOf = (text: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(text, (letter) => letters[letter] ?? letter).join('');

/** Changes the box before anyone reads it; the caret stays where it was. */
export const putLetters = (
  input: HTMLInputElement,
  letters: Readonly<Record<string, string>>,
): void => {
  const text = lettersOf(input.value, letters);
  if (text === input.value) return;
  const { selectionStart, selectionEnd } = input;
  input.value = text;
  input.setSelectionRange(selectionStart, selectionEnd);
};
