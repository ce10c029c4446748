/** One address without spaces, with an @ and a dot in its domain: one that the platform can send e-mail to. */
export const emailAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

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
