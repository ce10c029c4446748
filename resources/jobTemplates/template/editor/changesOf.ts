/**
 * The ranges in which two texts differ. Changes in whitespace are separated from changed words, so that the cursor,
 * the undo history and folded lines survive reformatting.
 */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const isLowSurrogate = (text: string, at: number): boolean =>
  at > 0 && at < text.length && (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** Returns the single range between the common start and end of both texts; null if they are equal. */
const rangeOf = (before: string, after: string, at = 0): TextChange | null => {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  // Do not split surrogate pairs.
  if (isLowSurrogate(before, from) || isLowSurrogate(after, from)) from -= 1;
  let same = 0;
  while (
    same < shorter - from &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same += 1;
  }
  const isCut =
    isLowSurrogate(before, before.length - same) || isLowSurrogate(after, after.length - same);
  if (same > 0 && isCut) same -= 1;
  return {
    from: at + from,
    to: at + before.length - same,
    insert: after.slice(from, after.length - same),
  };
};

const words = /"(?:[^"\\\n]|\\.)*"?|[^\s"[\]{},:]+|\S/g;

interface Words {
  readonly text: string;
  readonly all: readonly RegExpExecArray[];
  /** From the end of one word to the start of the next. */
  readonly between: (word: number, next: number) => readonly [number, number];
}

const wordsOf = (text: string): Words => {
  const all = [...text.matchAll(words)];
  return {
    text,
    all,
    between: (word, next) => {
      const before = all[word];
      return [before ? before.index + before[0].length : 0, all[next]?.index ?? text.length];
    },
  };
};

const wordChanges = (old: Words, given: Words, at: number): TextChange[] => {
  const [length, other] = [old.all.length, given.all.length];
  const shorter = Math.min(length, other);
  let begin = 0;
  while (begin < shorter && old.all[begin]?.[0] === given.all[begin]?.[0]) begin += 1;
  let end = 0;
  while (
    end < shorter - begin &&
    old.all[length - 1 - end]?.[0] === given.all[other - 1 - end]?.[0]
  ) {
    end += 1;
  }
  const changes: TextChange[] = [];
  const compare = (word: number, next: number, shift: number, nextShift: number) => {
    const [from, to] = old.between(word, next);
    const [start, stop] = given.between(word + shift, next + nextShift);
    const change = rangeOf(old.text.slice(from, to), given.text.slice(start, stop), at + from);
    if (change) changes.push(change);
  };
  const shift = other - length;
  for (let word = 0; word < begin; word += 1) compare(word - 1, word, 0, 0);
  compare(begin - 1, length - end, 0, shift);
  for (let word = length - end; word < length; word += 1) compare(word, word + 1, shift, shift);
  return changes;
};

/** Returns the changes in order, at positions of the text before; empty if the texts are equal. */
export const changesOf = (before: string, after: string): readonly TextChange[] => {
  const whole = rangeOf(before, after);
  if (whole === null) return [];
  if (whole.from === whole.to || whole.insert === '') return [whole];
  // Compare whole lines, because JSON tokens never span lines.
  const from = before.slice(0, whole.from).lastIndexOf('\n') + 1;
  const lineEnd = before.indexOf('\n', whole.to);
  const to = lineEnd === -1 ? before.length : lineEnd;
  const stop = to + after.length - before.length;
  return wordChanges(wordsOf(before.slice(from, to)), wordsOf(after.slice(from, stop)), from);
};
