/** The one range in which two texts differ: what both begin and end with stays as it is. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const isLowSurrogate = (text: string, at: number): boolean =>
  at > 0 && at < text.length && (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** Null where the texts are the same. */
export const changedRange = (before: string, after: string): TextChange | null => {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  // Characters of two units are not cut in half.
  if (isLowSurrogate(before, from) || isLowSurrogate(after, from)) from -= 1;
  let same = 0;
  while (
    same < shorter - from &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same += 1;
  }
  const to = before.length - same;
  if (same > 0 && (isLowSurrogate(before, to) || isLowSurrogate(after, after.length - same))) {
    same -= 1;
  }
  return {
    from,
    to: before.length - same,
    insert: after.slice(from, after.length - same),
  };
};
