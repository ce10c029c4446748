/** A label as long as there is room for; whoever shows it gives the full text beside it. */
export const shortened = (label: string, most: number): string => {
  const letters = Array.from(label);
  return letters.length <= most
    ? label
    : `${letters
        .slice(0, Math.max(1, most - 1))
        .join('')
        .trimEnd()}…`;
};
