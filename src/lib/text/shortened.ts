/** Shortens a text to this many characters; the caller provides the full text elsewhere. */
export const shortened = (text: string, most: number): string => {
  const letters = Array.from(text);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, Math.max(1, most - 1))
        .join('')
        .trimEnd()}…`;
};
