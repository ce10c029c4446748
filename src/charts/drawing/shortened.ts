/** Shortens a label to the available space; the caller provides the full text elsewhere. */
export const shortened = (label: string, most: number): string => {
  const letters = Array.from(label);
  return letters.length <= most
    ? label
    : `${letters
        .slice(0, Math.max(1, most - 1))
        .join('')
        .trimEnd()}…`;
};
