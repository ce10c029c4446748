/** What a person recognizes of an address: the name of its file. */
import { hashOf } from './hash';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The last part of an address's path. An address that holds the file itself (`data:`) has no name, unless it
 * says one: four digits tell it from others, the same ones each time.
 */
export const fileOf = (address: string): string => {
  if (/^data:/i.test(address)) {
    const named = /^data:[^,]*;(?:file)?name=([^;,]+)/i.exec(address)?.[1];
    return named === undefined ? `#${hashOf(address).slice(0, 4)}` : decoded(named);
  }
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return decoded(path.split('/').findLast((part) => part !== '') ?? '');
};
