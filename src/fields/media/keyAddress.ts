/** The address of a file that is known by its key (rules 3, Zone location). */
import { asText } from '../shared/asText';
import { addressOf, type FileAddress } from './addressOf';

/** Signs of a key that an address takes as they are; any other is written as its code. */
const encoded = (part: string): string =>
  encodeURIComponent(part).replace(/%(?:40|3A|2C|3D|24|3B)/g, decodeURIComponent);

/**
 * The key below the content delivery network. Null where there is no key, and for one that would leave its
 * place: no picture of the platform is above it.
 */
export const keyAddress = (cdnUrl: string, key: unknown): FileAddress | null => {
  const text = typeof key === 'string' ? asText(key) : null;
  if (text === null || cdnUrl === '') return null;
  const parts = text.split('/');
  if (parts.some((part) => part === '.' || part === '..')) return null;
  return addressOf(`${cdnUrl}/${parts.map(encoded).join('/')}`);
};
