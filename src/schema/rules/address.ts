/** One address without blanks, an @, and a dot in its domain: what the platform can send a letter to. */
export const emailAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** An address of the web that a browser or the platform can call. */
export const isWebAddress = (text: string): boolean => {
  if (/\s/.test(text)) return false;
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
  } catch {
    return false;
  }
};
