import type { Limits } from '../limits';
import type { Arena } from './arena';
import { nameCode } from './nameCode';
import { readPlainString } from './plainString';
import type { PlainString } from './plainString';
import { Refusal } from './refusal';
import type { XmlHandlers } from './scanXml';
import { textSink } from './textSink';

/** Strings that cells point to: spans of the arena. */
export interface SharedStrings {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly count: number;
}

const SI = nameCode('si');
const R = nameCode('r');
const T = nameCode('t');

/** Text of a cell may be no longer than a spreadsheet allows; checked while it grows and when it is whole. */
export const cellSink = (limits: Limits, line: () => number) => {
  const refuse = () => {
    throw new Refusal('cellTooLarge', { limit: limits.cell, line: line() });
  };
  // The longest way to write a character is an entity with leading zeros.
  const sink = textSink(limits.cell * 16, refuse);
  const check = () => {
    if (sink.length > limits.cell && sink.units() > limits.cell) refuse();
  };
  /** A cell of nothing but blanks is an empty one. */
  const isBlank = () => {
    for (let at = 0; at < sink.length; at += 1) if ((sink.bytes[at] as number) > 0x20) return false;
    return true;
  };
  return { sink, check, isBlank };
};

/** Reads sharedStrings.xml: runs of rich text joined, readings of Japanese names left out. */
export const sharedStrings = (into: Arena, limits: Limits) => {
  let starts = new Uint32Array(1024);
  let ends = new Uint32Array(1024);
  let count = 0;
  let isText = false;
  /** The open element at depth 3 is one whose texts count. */
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
