import type { RefusalCode, Refused } from '../types';

const sampleBytes = 64 * 1024;
const headBytes = 1024;
/** Longer JSON is detected by its beginning alone. */
const parsedBytes = 1024 * 1024;

/**
 * Control characters that a table does not contain. Allowed are tab, line breaks, vertical tab, form feed and the DOS
 * end mark.
 */
const isControl = (byte: number): boolean =>
  byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1a);

/** A stray NUL is an error in a table; one control byte in twenty means another file type. */
const isBinary = (bytes: Uint8Array, from: number): boolean => {
  const sample = bytes.subarray(from, from + sampleBytes);
  let controls = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at] ?? 0;
    if (isControl(byte)) controls += 1;
  }
  return controls >= 8 && controls * 20 > sample.length;
};

const certainJson = /^(\{\s*("|\})|\[\s*(\{|"))/;

const isJson = (head: string, bytes: Uint8Array, from: number): boolean => {
  if (certainJson.test(head)) return true;
  if (!/^[[{]/.test(head) || bytes.length > parsedBytes) return false;
  try {
    JSON.parse(new TextDecoder().decode(bytes.subarray(from)));
    return true;
  } catch {
    // Headers may be in brackets: text that does not parse is not JSON.
    return false;
  }
};

const codeOf = (bytes: Uint8Array, from: number): RefusalCode | undefined => {
  const head = new TextDecoder().decode(bytes.subarray(from, from + headBytes)).trimStart();
  if (head.startsWith('%PDF')) return 'pdf';
  if (/^<(!doctype html|html|table)\b/i.test(head)) return 'html';
  if (/^<(\?xml|!--)/i.test(head)) return /<(html|table)\b/i.test(head) ? 'html' : 'notTable';
  return isBinary(bytes, from) || isJson(head, bytes, from) ? 'notTable' : undefined;
};

/** Why a text (UTF-8) is not a table, if it clearly is a web page, a PDF, JSON, XML or binary data. */
export const refusedText = (bytes: Uint8Array, from: number): Refused | undefined => {
  const code = codeOf(bytes, from);
  return code === undefined ? undefined : { type: 'refused', code };
};
