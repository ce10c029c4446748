/** The file name in an address, as people recognize it. */
import { hashOf } from './hash';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Returns the last segment of an address's path. A `data:` address without a name gets four digits of its hash, which
 * are stable and distinguish it from others.
 */
export const fileOf = (address: string): string => {
  if (/^data:/i.test(address)) {
    const named = /^data:[^,]*;(?:file)?name=([^;,]+)/i.exec(address)?.[1];
    return named === undefined ? `#${hashOf(address).slice(0, 4)}` : decoded(named);
  }
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return decoded(path.split('/').findLast((part) => part !== '') ?? '');
};
