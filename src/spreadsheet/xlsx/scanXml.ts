import { attributeText } from './attributes';
import { Refusal } from './refusal';
import { longestEntity } from './textSink';

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
 * Events of the scanner. `depth` is the number of open elements including this one; `name` is the `nameCode` of the
 * local name. Spans are valid until the call returns.
 */
export interface XmlHandlers {
  /** Attributes are in `bytes[start, end)`. */
  readonly open: (
    name: number,
    depth: number,
    bytes: Uint8Array,
    start: number,
    end: number,
  ) => void;
  readonly close: (name: number, depth: number) => void;
  /** A piece of raw text. Entities are never split; other text may be. */
  readonly text: (bytes: Uint8Array, start: number, end: number, isCharacterData: boolean) => void;
  /**
   * Reads a complete element from its '<' and returns its end; -1 leaves it to the scanner. Bytes from `length` on are
   * invalid. `depth` is the number of open elements around it.
   */
  readonly shortcut?: (bytes: Uint8Array, at: number, length: number, depth: number) => number;
}

interface XmlScanner {
  readonly feed: (piece: Uint8Array) => void;
  /** Call at the end of the input; refuses an incomplete document. */
  readonly end: () => void;
}

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const COLON = 0x3a;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;

const deepest = 256;
const longestTag = 1024 * 1024;
const bad = (): never => {
  throw new Refusal('badXml');
};

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Whether the bytes at `at` are this ASCII text; undefined if the input ends too early. */
const startsWith = (bytes: Uint8Array, at: number, end: number, text: string) => {
  for (let index = 0; index < text.length; index += 1) {
    if (at + index >= end) return undefined;
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
};

const checkEncoding = (bytes: Uint8Array, start: number, end: number) => {
  const encoding = attributeText(bytes, start, end, 'encoding');
  if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) bad();
};

type Mode = 'normal' | 'comment' | 'characterData';

/**
 * Scans XML as a stream, without a tree or the whole text in memory. It checks only what prevents data loss: elements
 * close in order, there is one root, and the document is complete. Document types are refused, so there are no entities
 * to expand and no external references.
 */
export const scanXml = (handlers: XmlHandlers): XmlScanner => {
  const { open, close, text, shortcut } = handlers;
  const names = new Int32Array(deepest);
  const locals = new Int32Array(deepest);
  let depth = 0;
  let hasRoot = false;
  let isFirst = true;
  let mode: Mode = 'normal';
  let buffer = new Uint8Array(128 * 1024);
  let length = 0;

  /** Position of the '>' of the tag at `at`; -1 if the tag continues in the next piece. */
  const tagEnd = (at: number): number => {
    let quote = 0;
    for (let index = at + 1; index < length; index += 1) {
      const byte = buffer[index] as number;
      if (quote !== 0) {
        if (byte === quote) quote = 0;
        // '<' is not allowed in a value; probably a quote is missing.
        else if (byte === LT) bad();
      } else if (byte === GT) return index;
      else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
      else if (byte === LT) bad();
    }
    if (length - at > longestTag) bad();
    return -1;
  };

  const closeTag = (at: number, end: number) => {
    let code = nameSeed;
    let index = at + 2;
    for (; index < end; index += 1) {
      const byte = buffer[index] as number;
      if (isSpace(byte)) break;
      code = nameStep(code, byte);
    }
    for (; index < end; index += 1) if (!isSpace(buffer[index] as number)) bad();
    if (depth === 0 || names[depth - 1] !== code) bad();
    close(locals[depth - 1] as number, depth);
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
    names[depth] = code;
    locals[depth] = local;
    depth += 1;
    open(local, depth, buffer, index, last);
    if (!isEmpty) return;
    close(local, depth);
    depth -= 1;
  };

  /** End of the available text at `at`; stops before an entity that may be split. */
  const textEnd = (at: number): number => {
    let index = at;
    while (index < length && buffer[index] !== LT) index += 1;
    if (index < length) return index;
    for (let back = index - 1; back >= at && index - back <= longestEntity; back -= 1) {
      if (buffer[back] === SEMICOLON) break;
      if (buffer[back] === AMPERSAND) return back;
    }
    return index;
  };

  const tellText = (start: number, end: number, isCharacterData: boolean) => {
    if (depth > 0) text(buffer, start, end, isCharacterData);
    else
      for (let index = start; index < end; index += 1) if (!isSpace(buffer[index] as number)) bad();
  };

  /** '<!…': the start of a comment or CDATA section; -1 if more input is needed. */
  const declaration = (at: number): number => {
    const isComment = startsWith(buffer, at, length, '<!--');
    if (isComment === true) {
      mode = 'comment';
      return at + 4;
    }
    const isData = startsWith(buffer, at, length, '<![CDATA[');
    if (isData === true) {
      if (depth === 0) bad();
      mode = 'characterData';
      return at + 9;
    }
    return isComment === undefined || isData === undefined ? -1 : bad();
  };

  /** '<?…?>' is skipped; the first one may declare an encoding. */
  const instruction = (at: number): number => {
    for (let index = at + 2; index + 1 < length; index += 1) {
      if (buffer[index] !== QUESTION || buffer[index + 1] !== GT) continue;
      if (startsWith(buffer, at, length, '<?xml ') === true) checkEncoding(buffer, at + 6, index);
      return index + 2;
    }
    if (length - at > longestTag) bad();
    return -1;
  };

  /** Reads one token at `at`. Returns its end, or -1 if more input is needed. */
  const markup = (at: number): number => {
    if (at + 1 >= length) return -1;
    const next = buffer[at + 1] as number;
    if (next === BANG) return declaration(at);
    if (next === QUESTION) return instruction(at);
    const end = tagEnd(at);
    if (end < 0) return -1;
    if (next === SLASH) closeTag(at, end);
    else openTag(at, end);
    return end + 1;
  };

  /** Inside a comment or CDATA section: skips to its end, or to a possible start of it. */
  const skip = (at: number): number => {
    const mark = mode === 'comment' ? 0x2d : 0x5d;
    let index = at;
    for (; index + 2 < length; index += 1) {
      if (buffer[index] !== mark || buffer[index + 1] !== mark || buffer[index + 2] !== GT)
        continue;
      if (mode === 'characterData') tellText(at, index, true);
      mode = 'normal';
      return index + 3;
    }
    if (mode === 'characterData' && index > at) tellText(at, index, true);
    return index;
  };

  const step = (at: number): number => {
    if (mode !== 'normal') return skip(at);
    if (buffer[at] === LT) {
      const end = shortcut === undefined ? -1 : shortcut(buffer, at, length, depth);
      return end < 0 ? markup(at) : end;
    }
    const end = textEnd(at);
    if (end > at) tellText(at, end, false);
    return end;
  };

  const append = (piece: Uint8Array) => {
    if (length + piece.length > buffer.length) {
      const wider = new Uint8Array(2 * (length + piece.length));
      wider.set(buffer.subarray(0, length));
      buffer = wider;
    }
    buffer.set(piece, length);
    length += piece.length;
  };

  /** The UTF-8 byte order mark is not text. */
  const start = (): number => {
    const mark = startsWith(buffer, 0, length, '\u00ef\u00bb\u00bf');
    if (mark === undefined) return -1;
    isFirst = false;
    return mark ? 3 : 0;
  };

  return {
    feed: (piece) => {
      append(piece);
      let at = isFirst ? start() : 0;
      if (at < 0) return;
      while (at < length) {
        const next = step(at);
        if (next < 0 || next === at) break;
        at = next;
      }
      buffer.copyWithin(0, at, length);
      length -= at;
    },
    end: () => {
      if (length > 0 || depth > 0 || !hasRoot || mode !== 'normal') bad();
    },
  };
};
