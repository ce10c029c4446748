/** Puts a text on the clipboard; false where the browser forbids it, and then it has to be shown instead. */
export const copyText = async (text: string): Promise<boolean> => {
  // A page that is not secure has no such thing.
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
