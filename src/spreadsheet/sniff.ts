/** What a file is by its first bytes; its name says nothing about that (Specification 5, Import). */
import { isOle } from './ole';

export type Content = 'zip' | 'ole' | 'pdf' | 'html' | 'text';

/** Bytes that are enough to tell. */
export const sniffedBytes = 1_024;

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  // A part of it, or the end of one that holds nothing, or of several volumes.
  ((bytes[2] === 3 && bytes[3] === 4) ||
    (bytes[2] === 5 && bytes[3] === 6) ||
    (bytes[2] === 7 && bytes[3] === 8));

const webPage = /^\s*<(!doctype\s+html|html|head|body|table|meta)\b/i;
/** What may stand above a page, and says nothing. */
const preamble = /<\?xml[^>]*>|<!--[^]*?-->/g;

/** The text a file begins with, of either width; what is no text reads as rubbish, and matches nothing. */
const beginning = (bytes: Uint8Array): string => {
  const isWide = bytes.includes(0);
  const little = bytes[0] === 0xff || (bytes[0] !== 0xfe && bytes[0] !== 0);
  const encoding = isWide ? (little ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
};

export const sniff = (bytes: Uint8Array): Content => {
  const head = bytes.subarray(0, sniffedBytes);
  if (isZip(head)) return 'zip';
  if (isOle(head)) return 'ole';
  const text = beginning(head);
  if (/^\s*%PDF-/.test(text)) return 'pdf';
  return webPage.test(text.replace(preamble, '')) ? 'html' : 'text';
};
