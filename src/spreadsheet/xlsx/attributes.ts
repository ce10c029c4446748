import { decodeSpan } from '../table';
import { Refusal } from './refusal';
import { textSink } from './textSink';

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/**
 * Visits the attributes of a tag. `visit` receives the spans of the local name and of the value; it returns true to
 * stop.
 */
export const eachAttribute = (
  bytes: Uint8Array,
  start: number,
  end: number,
  visit: (nameStart: number, nameEnd: number, from: number, to: number) => boolean,
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
    if (bytes[at] !== 0x3d) throw new Refusal('badXml');
    at += 1;
    while (at < end && isSpace(bytes[at] as number)) at += 1;
    const quote = bytes[at];
    if (quote !== 0x22 && quote !== 0x27) throw new Refusal('badXml');
    const from = at + 1;
    at = from;
    while (at < end && bytes[at] !== quote) at += 1;
    if (at >= end) throw new Refusal('badXml');
    if (visit(nameStart, nameEnd, from, at)) return;
    at += 1;
  }
};

const isName = (bytes: Uint8Array, start: number, end: number, name: string) => {
  if (end - start !== name.length) return false;
  for (let index = 0; index < name.length; index += 1) {
    if (bytes[start + index] !== name.charCodeAt(index)) return false;
  }
  return true;
};

const valueText = (bytes: Uint8Array, from: number, to: number): string => {
  const text = decodeSpan(bytes, from, to);
  if (!text.includes('&')) return text;
  const sink = textSink();
  sink.append(bytes, from, to, false);
  return sink.decode();
};

/** Value of an attribute by its local name; undefined if the tag does not have it. */
export const attributeText = (
  bytes: Uint8Array,
  start: number,
  end: number,
  name: string,
): string | undefined => {
  let found: string | undefined;
  eachAttribute(bytes, start, end, (nameStart, nameEnd, from, to) => {
    if (!isName(bytes, nameStart, nameEnd, name)) return false;
    found = valueText(bytes, from, to);
    return true;
  });
  return found;
};

/** Value of a boolean attribute. */
export const attributeFlag = (bytes: Uint8Array, start: number, end: number, name: string) =>
  /^(1|true|on)$/i.test(attributeText(bytes, start, end, name) ?? '');

/** Value of a numeric attribute; undefined if it is missing or not a whole number. */
export const attributeCount = (bytes: Uint8Array, start: number, end: number, name: string) => {
  const text = attributeText(bytes, start, end, name)?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};
