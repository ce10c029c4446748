import { addText, reserveBytes, type Arena } from '../arena';
import { limits } from '../limits';
import { FileRefusal } from '../refusal';
import { decodeSpan, unitsIn } from '../table';

/** Longest entity in practice: &#x10FFFF; with leading zeros. */
export const longestEntity = 16;

const named = new Map([
  ['amp', 0x26],
  ['lt', 0x3c],
  ['gt', 0x3e],
  ['quot', 0x22],
  ['apos', 0x27],
]);

/** Code point of an entity, from the text between & and ;. Only the five XML names: others need a document type. */
const codePointOf = (name: string): number => {
  const code = named.get(name);
  if (code !== undefined) return code;
  const digits = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
  if (digits === null) throw new FileRefusal('badXml');
  const value = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  if (value > 0x10ffff) throw new FileRefusal('badXml');
  // A lone surrogate is not a character.
  return value >= 0xd800 && value <= 0xdfff ? 0xfffd : value;
};

/**
 * Appends raw XML text, with entities decoded and line breaks normalized (XML 1.0, 2.11). No entity and no CRLF may be
 * split between two calls.
 */
export const addXmlText = (
  arena: Arena,
  from: Uint8Array,
  start: number,
  end: number,
  isCharacterData = false,
): void => {
  // No character is longer when decoded.
  reserveBytes(arena, end - start);
  for (let at = start; at < end; at += 1) {
    let byte = from[at] as number;
    if (byte === 0x26 && !isCharacterData) {
      const last = from.subarray(at, Math.min(end, at + longestEntity + 1)).indexOf(0x3b);
      if (last < 0) throw new FileRefusal('badXml');
      addText(arena, String.fromCodePoint(codePointOf(decodeSpan(from, at + 1, at + last))));
      at += last;
      continue;
    }
    if (byte === 0x0d) {
      if (at + 1 < end && from[at + 1] === 0x0a) continue;
      byte = 0x0a;
    }
    arena.bytes[arena.length] = byte;
    arena.length += 1;
  }
};

/** `_x000D_`: the notation of workbooks for characters that XML cannot contain. */
const escaped = /_x([\da-fA-F]{4})_/g;
const underscore = 0x5f;
const carriageReturn = 0x0d;
/** A mark at the start of a text belongs to it. */
const exact = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Decodes `_x000D_` in the text from `start` on; half of a pair of UTF-16 becomes U+FFFD. Each line break is one line
 * feed, however it was written: `_x000D_` and `&#13;` before a line feed belong to it.
 */
const unescape = (arena: Arena, start: number): void => {
  const written = arena.bytes.subarray(start, arena.length);
  if (!written.includes(underscore) && !written.includes(carriageReturn)) return;
  const text = exact
    .decode(written)
    .replace(escaped, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\r\n?/g, '\n');
  arena.length = start;
  addText(arena, text);
};

/** A cell that contains only blanks is empty. */
export const isBlankFrom = ({ bytes, length }: Arena, start: number): boolean => {
  let at = start;
  while (at < length && (bytes[at] as number) <= 0x20) at += 1;
  return at === length;
};

/** Times by which a text may be longer than allowed before it is decoded. */
const longestNotation = 16;

/** Refuses the text of a cell from `start` on if it is too long. It is checked while it grows, and at its end. */
export const checkCellText = (
  arena: Arena,
  start: number,
  { line, isComplete }: { readonly line: number; readonly isComplete: boolean },
): void => {
  if (isComplete) unescape(arena, start);
  const most = limits.cell * (isComplete ? 1 : longestNotation);
  if (arena.length - start > most && unitsIn(arena.bytes, start, arena.length) > most) {
    throw new FileRefusal('cellTooLarge', { limit: limits.cell, line });
  }
};
