/** Names beside a chart: complete where possible, in several lines. */
import { shortened } from '../../text/shortened';

const lengthOf = (text: string): number => Array.from(text).length;

/** Parts of a word that is longer than a line. */
const brokenWord = (word: string, most: number): readonly string[] => {
  const letters = Array.from(word);
  return Array.from({ length: Math.max(1, Math.ceil(letters.length / most)) }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
  );
};

/** Splits a label into lines of at most `most` characters, between words. The last line is cut if there are too many. */
export const wrapText = (label: string, most: number, maxLines: number): readonly string[] => {
  const width = Math.max(1, most);
  const lines: string[] = [];
  for (const word of label.split(' ').flatMap((part) => brokenWord(part, width))) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(`${last} ${word}`) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  const rest = lines.slice(maxLines - 1).join(' ');
  return [...lines.slice(0, maxLines - 1), shortened(rest, width)];
};
