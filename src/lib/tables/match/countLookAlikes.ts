import { codePointName } from '../../text/invisible';
import { isOfOtherScript, withoutLookAlikes } from '../../text/lookAlike';
import { inBlocks } from '../../util/yieldToMain';
import { cellText, type Table } from '../table';

/** Codes with characters that look like those of a keyboard, such as a Cyrillic А in AB-100. */
export interface LookAlikes {
  readonly count: number;
  /** The first of them, and its line. */
  readonly code: string;
  readonly line: number;
  /** Names of the first few characters: 'U+0410'. */
  readonly signs: string;
}

const mostNamed = 4;

/** Of so many codes in Latin letters, one may be in another alphabet; if more are, the column uses both. */
const latinOfEach = 10;

/**
 * Null if there are none, and in a column that uses another alphabet: then its letters are meant.
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export const countLookAlikes = async (
  table: Table,
  column: number,
  from: number,
  signal?: AbortSignal,
): Promise<LookAlikes | null> => {
  const { bytes, starts, ends, columnCount } = table;
  const signs = new Set<string>();
  const found: Pick<LookAlikes, 'code' | 'line'>[] = [];
  let [latin, others] = [0, 0];
  /** The bits of all bytes: 0x80 is in none of ASCII, 0x40 in its letters and few other signs. */
  const bitsOf = (cell: number): number => {
    let bits = 0;
    for (let at = starts[cell] ?? 0; at < (ends[cell] ?? 0); at += 1) bits |= bytes[at] ?? 0;
    return bits;
  };
  await inBlocks({ from, to: table.rowCount, signal }, (start, next) => {
    for (let row = start; row < next; row += 1) {
      const bits = bitsOf(row * columnCount + column);
      // Nearly all codes are ASCII.
      if (bits < 0x80) {
        if (bits >= 0x40) latin += 1;
        continue;
      }
      const code = cellText(table, row, column).trim();
      if (isOfOtherScript(code)) others += 1;
      const plain = withoutLookAlikes(code);
      if (plain === code) continue;
      found.push({ code, line: table.lines[row] ?? row + 1 });
      for (const sign of code)
        if (signs.size < mostNamed && !plain.includes(sign)) signs.add(codePointName(sign));
    }
  });
  const [first] = found;
  return first === undefined || (others > 0 && latin < others * latinOfEach)
    ? null
    : { ...first, count: found.length, signs: [...signs].join(', ') };
};
