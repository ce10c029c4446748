import type { Limits } from '../limits';
import type { Arena } from './arena';
import { nameCode } from './nameCode';
import { readPlainString } from './plainString';
import type { PlainString } from './plainString';
import { Refusal } from './refusal';
import type { XmlHandlers } from './scanXml';
import { textSink } from './textSink';

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

  const grow = (from: Uint32Array) => {
    const wider = new Uint32Array(2 * from.length);
    wider.set(from);
    return wider;
  };

  const put = (bytes: Uint8Array, from: number, to: number) => {
    if (count === starts.length) {
      starts = grow(starts);
      ends = grow(ends);
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
