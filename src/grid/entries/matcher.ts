/** A search text and its replacement. */

export interface Matcher {
  readonly test: (text: string) => boolean;
  readonly replace: (text: string, by: string) => string;
  /** The lower-case text that an ASCII cell must contain; null if no ASCII cell can match. */
  readonly ascii: string | null;
  /** Whether every cell that contains `ascii` in any case matches. */
  readonly isAsciiEnough: boolean;
}

const signs = /[\\^$.*+?()[\]{}|]/g;

/**
 * Creates a matcher, case-insensitive by default. The pattern does not have the flag `u`: without it, no letter beyond
 * ASCII matches an ASCII letter in another case, and a table can be searched byte by byte.
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
  // Every cell contains an empty text. An empty search matches only blank cells, and only with `isWholeCell`.
  const isNothing = !isWholeCell && text === '';
  // eslint-disable-next-line no-control-regex -- matches ASCII only
  const isAscii = /^[\x00-\x7f]*$/.test(trimmed);
  return {
    test: (cell) => !isNothing && one.test(cell),
    replace: (cell, by) => (isWholeCell ? by : cell.replace(all, () => by)),
    ascii: isAscii && !isNothing ? trimmed.toLowerCase() : null,
    isAsciiEnough: !isWholeCell && !isCaseSensitive && text === trimmed,
  };
};
