/** Puts a text where it can be pasted from. */

/** For pages without the clipboard's interface (no https): the browser copies what is selected. */
const copySelected = (input: HTMLInputElement): boolean => {
  input.focus();
  input.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- The only way there is without the clipboard's interface.
  return document.execCommand('copy');
};

/** False where the browser does not allow it; the text is then selected, so that the keyboard can. */
export const copyText = async (input: HTMLInputElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    return copySelected(input);
  }
};
