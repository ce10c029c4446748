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

/** The same in two lines, broken between words. */
export const inTwoLines = (label: string, most: number): string => {
  const lengthOf = (text: string) => Array.from(text).length;
  if (lengthOf(label) <= most) return label;
  const words = label.split(' ');
  // The first line has as many words as fit; without a second line, nothing is gained.
  const fits = words.findLastIndex((_, at) => lengthOf(words.slice(0, at + 1).join(' ')) <= most);
  if (fits < 0 || fits === words.length - 1) return shortened(label, most);
  const [first, rest] = [words.slice(0, fits + 1), words.slice(fits + 1)];
  return `${first.join(' ')}\n${shortened(rest.join(' '), most)}`;
};
