import { FileRefusal } from '../refusal';
import { attributesOf, isSpace } from './attributes';
import { longestEntity } from './xmlText';

/**
 * Hashes element names, to compare them without strings. A collision is harmless: a crafted file only gains an element
 * under another name.
 */
const nameStep = (code: number, byte: number): number => Math.imul(code ^ byte, 0x01000193);

const nameSeed = 0x811c9dc5 | 0;

export const nameCode = (name: string): number => {
  let code = nameSeed;
  for (let at = 0; at < name.length; at += 1) code = nameStep(code, name.charCodeAt(at));
  return code;
};

/**
 * Events of the scanner. `depth` is the number of open elements including this one, and `path` the `nameCode` of each
 * one's local name, by depth. Spans are valid until the call returns.
 */
export interface XmlHandlers {
  /** Attributes are in `bytes[start, end)`. */
  readonly open?: (
    depth: number,
    path: Int32Array,
    bytes: Uint8Array,
    start: number,
    end: number,
  ) => void;
  readonly close?: (depth: number, path: Int32Array) => void;
  /** A piece of raw text. Entities and CRLF are never split; other text may be. */
  readonly text?: (
    depth: number,
    path: Int32Array,
    bytes: Uint8Array,
    start: number,
    end: number,
    isCharacterData: boolean,
  ) => void;
  /**
   * Reads a complete element from its '<' and returns its end; -1 leaves it to the scanner. Bytes from `length` on are
   * invalid. `depth` is the number of open elements around it.
   */
  readonly shortcut?: (
    depth: number,
    path: Int32Array,
    bytes: Uint8Array,
    at: number,
    length: number,
  ) => number;
}

const LT = 0x3c;
const GT = 0x3e;
const CR = 0x0d;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const COLON = 0x3a;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;
/** The UTF-8 byte order mark, which is not text. */
const byteOrderMark = [0xef, 0xbb, 0xbf];

const deepest = 256;
/** Length of a tag, a comment or character data. */
const longestMarkup = 1024 * 1024;
const bad = (): never => {
  throw new FileRefusal('badXml');
};

/**
 * Scans XML as a stream, without a tree or the whole text in memory. It checks only what prevents data loss: elements
 * close in order, there is one root, and the document is complete. Document types are refused, so there are no entities
 * to expand and no external references.
 */
export const scanXml = ({ open, close, text, shortcut }: XmlHandlers) => {
  /** Codes of the complete names, by depth. */
  const names = new Int32Array(deepest + 1);
  const path = new Int32Array(deepest + 1);
  let depth = 0;
  let hasRoot = false;
  let buffer = new Uint8Array(128 * 1024);
  let length = 0;

  /** Whether this ASCII text is at a position. */
  const isAt = (at: number, mark: string): boolean => {
    let index = 0;
    while (index < mark.length && buffer[at + index] === mark.charCodeAt(index)) index += 1;
    return index === mark.length && at + index <= length;
  };

  /** End of the first such text from a position on; -1 if it is in the next piece. */
  const after = (from: number, mark: string): number => {
    for (let at = from; at + mark.length <= length; at += 1) {
      if (isAt(at, mark)) return at + mark.length;
    }
    return -1;
  };

  /** Position of the '>' of the tag at `at`; -1 if the tag continues in the next piece. */
  const tagEnd = (at: number): number => {
    let quote = 0;
    for (let index = at + 1; index < length; index += 1) {
      const byte = buffer[index] as number;
      // '<' is not allowed in a value either; probably a quote is missing.
      if (byte === LT) bad();
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === GT) return index;
      else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
    }
    return -1;
  };

  const closeTag = (at: number, end: number) => {
    let last = end;
    while (isSpace(buffer[last - 1] as number)) last -= 1;
    let code = nameSeed;
    for (let index = at + 2; index < last; index += 1)
      code = nameStep(code, buffer[index] as number);
    if (depth === 0 || names[depth] !== code) bad();
    close?.(depth, path);
    depth -= 1;
  };

  const openTag = (at: number, end: number) => {
    const isEmpty = buffer[end - 1] === SLASH;
    const last = isEmpty ? end - 1 : end;
    let code = nameSeed;
    let local = nameSeed;
    let index = at + 1;
    for (; index < last; index += 1) {
      const byte = buffer[index] as number;
      if (byte <= 0x20) break;
      code = nameStep(code, byte);
      local = byte === COLON ? nameSeed : nameStep(local, byte);
    }
    if (index === at + 1 || depth === deepest || (depth === 0 && hasRoot)) bad();
    hasRoot = true;
    depth += 1;
    names[depth] = code;
    path[depth] = local;
    open?.(depth, path, buffer, index, last);
    if (!isEmpty) return;
    close?.(depth, path);
    depth -= 1;
  };

  /** End of the available text at `at`; stops before an entity or a line break that may be split. */
  const textEnd = (at: number): number => {
    let index = at;
    while (index < length && buffer[index] !== LT) index += 1;
    if (index < length || depth === 0) return index;
    if (buffer[index - 1] === CR) return index - 1;
    for (let back = index - 1; back >= at && index - back <= longestEntity; back -= 1) {
      if (buffer[back] === SEMICOLON) break;
      if (buffer[back] === AMPERSAND) return back;
    }
    return index;
  };

  const readText = (start: number, end: number, isCharacterData: boolean) => {
    if (depth > 0) {
      text?.(depth, path, buffer, start, end, isCharacterData);
      return;
    }
    for (let index = start; index < end; index += 1) {
      const byte = buffer[index] as number;
      if (!isSpace(byte) && (hasRoot || !byteOrderMark.includes(byte))) bad();
    }
  };

  /** Reads what begins with the '<' at `at`. Returns its end, or -1 if more input is needed. */
  const readMarkup = (at: number): number => {
    const next = buffer[at + 1] as number;
    if (at + 1 >= length) return -1;
    if (next === QUESTION) {
      const end = after(at + 2, '?>');
      if (end < 0 || !isAt(at, '<?xml ')) return end;
      const encoding = attributesOf(buffer, at + 6, end - 2).get('encoding');
      return encoding === undefined || /^(utf-?8|us-ascii)$/i.test(encoding) ? end : bad();
    }
    if (next === BANG) {
      if (isAt(at, '<!--')) return after(at + 4, '-->');
      if (!isAt(at, '<![CDATA[')) return length - at < 9 ? -1 : bad();
      const end = after(at + 9, ']]>');
      if (depth === 0) bad();
      if (end >= 0) readText(at + 9, end - 3, true);
      return end;
    }
    const end = tagEnd(at);
    if (end < 0) return -1;
    if (next === SLASH) closeTag(at, end);
    else openTag(at, end);
    return end + 1;
  };

  const step = (at: number): number => {
    if (buffer[at] === LT) {
      const end = shortcut === undefined ? -1 : shortcut(depth, path, buffer, at, length);
      return end < 0 ? readMarkup(at) : end;
    }
    const end = textEnd(at);
    if (end > at) readText(at, end, false);
    return end;
  };

  return {
    feed: (piece: Uint8Array): void => {
      if (length + piece.length > buffer.length) {
        const wider = new Uint8Array(2 * (length + piece.length));
        wider.set(buffer.subarray(0, length));
        buffer = wider;
      }
      buffer.set(piece, length);
      length += piece.length;
      let at = 0;
      while (at < length) {
        const next = step(at);
        if (next < 0 || next === at) break;
        at = next;
      }
      if (length - at > longestMarkup) bad();
      buffer.copyWithin(0, at, length);
      length -= at;
    },
    /** Call at the end of the input; refuses an incomplete document. */
    end: (): void => {
      if (length > 0 || depth > 0 || !hasRoot) bad();
    },
  };
};
