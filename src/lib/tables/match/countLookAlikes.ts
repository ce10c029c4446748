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

/**
 * Null if there are none, and if a code of the column is written in another alphabet: then its letters are meant.
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
  const others: string[] = [];
  const isAscii = (cell: number): boolean => {
    for (let at = starts[cell] ?? 0; at < (ends[cell] ?? 0); at += 1)
      if ((bytes[at] ?? 0) > 0x7f) return false;
    return true;
  };
  await inBlocks({ from, to: table.rowCount, signal }, (start, next) => {
    for (let row = start; row < next; row += 1) {
      // Nearly all codes are.
      if (isAscii(row * columnCount + column)) continue;
      const code = cellText(table, row, column).trim();
      if (isOfOtherScript(code)) others.push(code);
      const plain = withoutLookAlikes(code);
      if (plain === code) continue;
      found.push({ code, line: table.lines[row] ?? row + 1 });
      for (const sign of code)
        if (signs.size < mostNamed && !plain.includes(sign)) signs.add(codePointName(sign));
    }
  });
  const [first] = found;
  return first === undefined || others.length > 0
    ? null
    : { ...first, count: found.length, signs: [...signs].join(', ') };
};
