/** Keys that a person pastes: one a line, or separated by commas, semicolons or tabs. */
import { plainKey, plainText } from './plainText';

interface KeyList {
  /** Each once, in the order given. */
  readonly keys: readonly string[];
  /** How many look like an earlier one. */
  readonly doubles: number;
}

const outerCommas = /^[\s,]+|[\s,]+$/g;
const lineBreaks = /[\n\v\f\r\x85\u2028\u2029]+/;

/** A column of names may contain commas, so they separate only within one line, or where each line ends with one. */
const separatorsOf = (lines: readonly string[]): RegExp =>
  lines.slice(0, -1).every((line) => line.trimEnd().endsWith(',')) ? /[\t;,]/ : /[\t;]/;

/** Spreadsheets and CSV files put quotation marks around some values. */
const unquoted = (text: string): string =>
  /^"(.*)"$/.exec(text)?.[1]?.replaceAll('""', '"') ?? text;

export const keysIn = (text: string): KeyList => {
  const lines = text.split(lineBreaks);
  const separators = separatorsOf(lines);
  const keyTexts = lines
    .flatMap((line) => line.split(separators))
    .map((key) => plainText(unquoted(plainText(key.replaceAll(outerCommas, '')))))
    .filter((key) => key !== '');
  const keys = new Map<string, string>();
  for (const key of keyTexts) if (!keys.has(plainKey(key))) keys.set(plainKey(key), key);
  return { keys: [...keys.values()], doubles: keyTexts.length - keys.size };
};

/** As one text, from which `keysIn` reads the same keys. */
export const keysText = (keys: readonly string[]): string =>
  keys.some((key) => key.includes(',')) ? `${keys.join('\n')}\n` : keys.join(',');
