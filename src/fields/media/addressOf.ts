/** The address of a file, and whether it can be downloaded. */
import { fileOf } from '../../schema/template';
import { asText } from '../shared/asText';

export interface FileAddress {
  readonly href: string;
  /**
   * The browser can save it under a name: the file has the console's origin, or the address contains the file itself.
   */
  readonly isHere: boolean;
  /** File name of the download. */
  readonly file: string;
}

const extensions: Readonly<Record<string, string>> = {
  'svg+xml': 'svg',
  jpeg: 'jpg',
  'gltf-binary': 'glb',
  'vnd.usdz+zip': 'usdz',
};

/** The permitted `data:` types: files that can only be shown or saved. */
const held = /^data:(?:image|model|application)\/([\w.+-]+)[;,]/i;

const savedAs = (text: string, subtype: string): string => {
  const name = fileOf(text).replace('#', 'file-');
  return /\.\w+$/.test(name) ? name : `${name}.${extensions[subtype] ?? subtype}`;
};

/** Returns null if there is no address, or if it is not a file: `javascript:`, `data:text/html`. */
export const mediaAddressOf = (value: unknown): FileAddress | null => {
  const text = typeof value === 'string' ? asText(value) : null;
  if (text === null) return null;
  const subtype = held.exec(text)?.[1]?.toLowerCase();
  if (subtype !== undefined) return { href: text, isHere: true, file: savedAs(text, subtype) };
  try {
    const { protocol, origin, href } = new URL(text, window.location.href);
    if (protocol === 'blob:') return { href, isHere: true, file: fileOf(text) };
    if (protocol !== 'https:' && protocol !== 'http:') return null;
    return { href, isHere: origin === window.location.origin, file: fileOf(text) };
  } catch {
    return null;
  }
};

// Address of a file from its key (rules 3, Zone location).

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
  return mediaAddressOf(`${cdnUrl}/${parts.map(encoded).join('/')}`);
};
