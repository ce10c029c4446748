/** Tolerant text search: words in any order, missing or extra spaces, one typo per word. */
import { foldedText, plainKey } from './plainText';

const squashed = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** Shorter words are one typo away from too many others. */
const minForTypo = 4;
const digit = /\p{N}/u;

/** Whether one character is wrong, missing, extra or swapped with the next one. */
const isOneTypoAway = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  );
};

/**
 * Words with digits must match exactly: store 1046 is not store 1047. The word may be the beginning of the other one.
 */
const isMistyped = (word: string, candidate: string): boolean =>
  word.length >= minForTypo &&
  !digit.test(word) &&
  [-1, 0, 1].some((more) => isOneTypoAway(word, candidate.slice(0, word.length + more)));

const wordCost = (
  word: string,
  text: string,
  words: readonly string[],
  all: string,
): number | null => {
  if (text.includes(word)) return 0;
  const bare = squashed(word);
  if (bare.length >= minForTypo && all.includes(bare)) return 0.5;
  return words.some((candidate) => isMistyped(word, candidate)) ? 1 : null;
};

/** Returns the distance between a text and the search text: 0 is the closest match, null is no match. */
export const looseDistance = (wanted: string, text: string): number | null => {
  const words = foldedText(wanted).split(' ').filter(Boolean);
  if (words.length === 0) return 0;
  const folded = foldedText(text);
  const labelWords = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const all = squashed(folded);
  let cost = 0;
  let last = -1;
  for (const word of words) {
    const added = wordCost(word, folded, labelWords, all);
    if (added === null) return null;
    const place = folded.indexOf(word);
    if (place !== -1 && place < last) cost += 0.1;
    last = Math.max(last, place);
    cost += added;
  }
  return cost;
};

const maxProbes = 4;

/**
 * Returns alternative queries for a search without results: the longest words, then both halves of the longest one,
 * because a typo affects only one half.
 */
export const looseProbes = (wanted: string, least: number): readonly string[] => {
  const typed = foldedText(wanted);
  const words = [...new Set(typed.split(' '))].sort((a, b) => b.length - a.length);
  const [longest = ''] = words;
  const half = Math.max(least, Math.floor(longest.length / 2));
  const halves = digit.test(longest)
    ? []
    : [longest.slice(0, half), longest.slice(Math.min(half, longest.length - least))];
  const probes = [...words.slice(0, 2), ...halves];
  return [...new Set(probes)]
    .filter((probe) => probe.length >= least && probe !== plainKey(wanted))
    .slice(0, maxProbes);
};
