import { addBytes, type Arena } from '../arena';
import { endRow, reserve, startIndex } from '../cellIndex';
import { limits } from '../limits';
import { nameCode, type XmlHandlers } from './scanXml';
import { addXmlText, checkCellText, isBlankFrom } from './xmlText';

const SPACE = 0x20;
const RETURN = 0x0d;
const AMPERSAND = 0x26;
const LT = 0x3c;
const UNDERSCORE = 0x5f;
const LETTER_X = 0x78;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const opening = bytesOf('<si><t>');
const openingPreserved = bytesOf('<si><t xml:space="preserve">');
const closing = bytesOf('</t></si>');

const isAt = (bytes: Uint8Array, at: number, text: Uint8Array): boolean => {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text[index]) return false;
  }
  return true;
};

/** A string that was read by the fast path. It needs no decoding. */
interface PlainString {
  start: number;
  end: number;
}

/**
 * Fast path for `<si><t>text</t></si>` at `at`, the notation of nearly all strings. Returns the end; -1 for any other
 * notation, a possibly blank string, one longer than `longest` bytes, or an incomplete one (bytes from `length` on are
 * invalid), which the scanner then reads tag by tag.
 */
export const readPlainString = (
  into: PlainString,
  bytes: Uint8Array,
  at: number,
  length: number,
  longest: number,
): number => {
  let start = at + opening.length;
  if (!isAt(bytes, at, opening)) {
    if (!isAt(bytes, at, openingPreserved)) return -1;
    start = at + openingPreserved.length;
  }
  if ((bytes[start] as number) <= SPACE) return -1;
  const last = Math.min(length - closing.length, start + longest);
  for (let end = start; end <= last; end += 1) {
    const byte = bytes[end] as number;
    if (byte === LT) {
      if (end === start || !isAt(bytes, end, closing)) return -1;
      into.start = start;
      into.end = end;
      return end + closing.length;
    }
    // An entity, a line break or an escape like _x000D_.
    if (byte === AMPERSAND || byte === RETURN) return -1;
    if (byte === UNDERSCORE && bytes[end + 1] === LETTER_X) return -1;
  }
  return -1;
};

const SI = nameCode('si');
const R = nameCode('r');
const T = nameCode('t');

/** Reads sharedStrings.xml as spans of the arena: joins rich-text runs and skips phonetic readings. */
export const sharedStrings = (arena: Arena) => {
  /** Each string is a row of one cell. */
  const strings = startIndex();
  /** Start of the current string in the arena. */
  let start = 0;

  const put = (from: number, to: number) => {
    const { rowCount } = strings;
    reserve(strings, 1, 1);
    strings.starts[rowCount] = from;
    strings.ends[rowCount] = to;
    endRow(strings, rowCount + 1, 0);
  };
  const plain: PlainString = { start: 0, end: 0 };

  const handlers: XmlHandlers = {
    open: (depth) => {
      if (depth === 2) start = arena.length;
    },
    text: (depth, path, ...text) => {
      const isRun = depth === 4 && path[3] === R && path[4] === T;
      if (path[2] !== SI || !(isRun || (depth === 3 && path[3] === T))) return;
      addXmlText(arena, ...text);
      checkCellText(arena, start, { line: 0, isComplete: false });
    },
    close: (depth, path) => {
      if (depth !== 2 || path[2] !== SI) return;
      checkCellText(arena, start, { line: 0, isComplete: true });
      put(start, isBlankFrom(arena, start) ? start : arena.length);
    },
    shortcut: (depth, _, bytes, at, length) => {
      if (depth !== 1) return -1;
      const end = readPlainString(plain, bytes, at, length, limits.cell);
      if (end < 0) return -1;
      const from = addBytes(arena, bytes, plain.start, plain.end);
      put(from, arena.length);
      return end;
    },
  };
  return { handlers, strings };
};
