/** What is looked for in a cell, and what it is replaced by. */

export interface Matcher {
  readonly test: (text: string) => boolean;
  readonly replace: (text: string, by: string) => string;
  /** What a cell of plain ASCII must hold, in lower case; null where no such cell can match. */
  readonly ascii: string | null;
  /** Whether any cell that holds `ascii` in some case matches. */
  readonly isAsciiEnough: boolean;
}

const signs = /[\\^$.*+?()[\]{}|]/g;

/**
 * Whatever its case, unless it is said to matter. Without the flag `u` on purpose: then no letter beyond ASCII is
 * another case of one within it, and a table can be searched byte by byte.
 */
export const matcherOf = ({
  text,
  isWholeCell = false,
  isCaseSensitive = false,
}: {
  readonly text: string;
  readonly isWholeCell?: boolean;
  readonly isCaseSensitive?: boolean;
}): Matcher => {
  const trimmed = text.trim();
  const escaped = (isWholeCell ? trimmed : text).replace(signs, '\\$&');
  const flags = isCaseSensitive ? '' : 'i';
  const one = new RegExp(isWholeCell ? `^\\s*${escaped}\\s*$` : escaped, flags);
  const all = new RegExp(escaped, `g${flags}`);
  // Nothing is everywhere: by it only cells that are wholly blank are found.
  const isNothing = !isWholeCell && text === '';
  // eslint-disable-next-line no-control-regex -- ASCII is what is asked for
  const isAscii = /^[\x00-\x7f]*$/.test(trimmed);
  return {
    test: (cell) => !isNothing && one.test(cell),
    replace: (cell, by) => (isWholeCell ? by : cell.replace(all, () => by)),
    ascii: isAscii && !isNothing ? trimmed.toLowerCase() : null,
    isAsciiEnough: !isWholeCell && !isCaseSensitive && text === trimmed,
  };
};
