import { longer, type Arena } from '../growing';
import type { Limits } from '../limits';
import { Refusal } from './refusal';
import { nameCode, type XmlHandlers } from './scanXml';
import { textSink } from './textSink';

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

const standsAt = (bytes: Uint8Array, at: number, text: Uint8Array): boolean => {
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
  if (!standsAt(bytes, at, opening)) {
    if (!standsAt(bytes, at, openingPreserved)) return -1;
    start = at + openingPreserved.length;
  }
  if ((bytes[start] as number) <= SPACE) return -1;
  const last = Math.min(length - closing.length, start + longest);
  for (let end = start; end <= last; end += 1) {
    const byte = bytes[end] as number;
    if (byte === LT) {
      if (end === start || !standsAt(bytes, end, closing)) return -1;
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

/** The shared strings that cells refer to, as spans of the arena. */
export interface SharedStrings {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly count: number;
}

const SI = nameCode('si');
const R = nameCode('r');
const T = nameCode('t');

/** Collects the text of a cell. The maximum length is checked while it grows and at its end. */
export const cellSink = (limits: Limits, line: () => number) => {
  const refuse = () => {
    throw new Refusal('cellTooLarge', { limit: limits.cell, line: line() });
  };
  // The longest notation of a character is an entity with leading zeros.
  const sink = textSink(limits.cell * 16, refuse);
  const check = () => {
    if (sink.length > limits.cell && sink.units() > limits.cell) refuse();
  };
  /** A cell that contains only blanks is empty. */
  const isBlank = () => {
    for (let at = 0; at < sink.length; at += 1) if ((sink.bytes[at] as number) > 0x20) return false;
    return true;
  };
  return { sink, check, isBlank };
};

/** Reads sharedStrings.xml: joins rich-text runs and skips phonetic readings. */
export const sharedStrings = (into: Arena, limits: Limits) => {
  let starts = new Uint32Array(1024);
  let ends = new Uint32Array(1024);
  let count = 0;
  let isText = false;
  /** Whether the open element at depth 3 contains text that counts. */
  let isRun = false;
  const { sink, check, isBlank } = cellSink(limits, () => 0);

  const put = (bytes: Uint8Array, from: number, to: number) => {
    if (count === starts.length) {
      starts = longer(starts);
      ends = longer(ends);
    }
    const start = into.add(bytes, from, to);
    starts[count] = start;
    ends[count] = start + to - from;
    count += 1;
  };
  const plain: PlainString = { start: 0, end: 0 };

  const handlers: XmlHandlers = {
    open: (name, depth) => {
      if (depth === 2 && name === SI) sink.clear();
      else if (depth === 3) {
        isRun = name === R;
        isText = name === T;
      } else if (depth === 4) isText = isRun && name === T;
      else isText = false;
    },
    close: (name, depth) => {
      isText = false;
      if (depth !== 2 || name !== SI) return;
      sink.unescape();
      check();
      put(sink.bytes, 0, isBlank() ? 0 : sink.length);
    },
    text: (bytes, start, end, isCharacterData) => {
      if (isText) sink.append(bytes, start, end, isCharacterData);
    },
    shortcut: (bytes, at, length, depth) => {
      if (depth !== 1) return -1;
      const end = readPlainString(plain, bytes, at, length, limits.cell);
      if (end >= 0) put(bytes, plain.start, plain.end);
      return end;
    },
  };
  return { handlers, done: (): SharedStrings => ({ starts, ends, count }) };
};

export const noStrings: SharedStrings = {
  starts: new Uint32Array(0),
  ends: new Uint32Array(0),
  count: 0,
};
