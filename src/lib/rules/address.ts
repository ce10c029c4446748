/** How many characters a person sees: a thumbs-up is one, though it is two units of a string. */
const plain = /^[ -~]*$/;

export const charactersIn = (text: string): number =>
  plain.test(text) ? text.length : [...new Intl.Segmenter().segment(text)].length;

/**
 * One address without blanks, an @, and a dot in its domain: what the platform can send a letter to. Signs that mean
 * something around an address (`Ana <a@b.example>`, `a@b.example, c@d.example`) are no part of one.
 */
export const emailAddress =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

/** Whether the text is a web address that a browser or the platform can request. */
export const isWebAddress = (text: string): boolean => {
  if (/\s/.test(text)) return false;
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
  } catch {
    return false;
  }
};
