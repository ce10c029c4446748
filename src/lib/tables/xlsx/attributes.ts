import { newArena } from '../arena';
import { FileRefusal } from '../refusal';
import { decodeSpan } from '../table';
import { addXmlText } from './xmlText';

export const isSpace = (byte: number) =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Visits the attributes of a tag: the spans of the local name and of the value. */
export const eachAttribute = (
  bytes: Uint8Array,
  start: number,
  end: number,
  visit: (nameStart: number, nameEnd: number, from: number, to: number) => void,
) => {
  let at = start;
  for (;;) {
    while (at < end && isSpace(bytes[at] as number)) at += 1;
    if (at >= end) return;
    let nameStart = at;
    while (at < end && bytes[at] !== 0x3d && !isSpace(bytes[at] as number)) {
      if (bytes[at] === 0x3a) nameStart = at + 1;
      at += 1;
    }
    const nameEnd = at;
    while (at < end && isSpace(bytes[at] as number)) at += 1;
    if (bytes[at] !== 0x3d) throw new FileRefusal('badXml');
    at += 1;
    while (at < end && isSpace(bytes[at] as number)) at += 1;
    const quote = bytes[at];
    if (quote !== 0x22 && quote !== 0x27) throw new FileRefusal('badXml');
    const from = at + 1;
    at = from;
    while (at < end && bytes[at] !== quote) at += 1;
    if (at >= end) throw new FileRefusal('badXml');
    visit(nameStart, nameEnd, from, at);
    at += 1;
  }
};

const valueText = (bytes: Uint8Array, from: number, to: number): string => {
  const text = decodeSpan(bytes, from, to);
  if (!text.includes('&')) return text;
  const decoded = newArena();
  addXmlText(decoded, bytes, from, to);
  return decodeSpan(decoded.bytes, 0, decoded.length);
};

/** The attributes of a tag by their local names; of two with one name, the first. */
export const attributesOf = (
  bytes: Uint8Array,
  start: number,
  end: number,
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  eachAttribute(bytes, start, end, (nameStart, nameEnd, from, to) => {
    const name = decodeSpan(bytes, nameStart, nameEnd);
    if (!found.has(name)) found.set(name, valueText(bytes, from, to));
  });
  return found;
};
