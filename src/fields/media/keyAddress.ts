/** Address of a file from its key (rules 3, Zone location). */
import { asText } from '../shared/asText';
import { addressOf, type FileAddress } from './addressOf';

/** Encodes a path segment, except for characters that are permitted there. */
const encoded = (part: string): string =>
  encodeURIComponent(part).replace(/%(?:40|3A|2C|3D|24|3B)/g, decodeURIComponent);

/**
 * Returns the address below the content delivery network. Null if there is no key, or if the key would leave that
 * path.
 */
export const keyAddress = (cdnUrl: string, key: unknown): FileAddress | null => {
  const text = typeof key === 'string' ? asText(key) : null;
  if (text === null || cdnUrl === '') return null;
  const parts = text.split('/');
  if (parts.some((part) => part === '.' || part === '..')) return null;
  return addressOf(`${cdnUrl}/${parts.map(encoded).join('/')}`);
};
