/** Where a file is, and how it can be had. */
import { fileOf } from '../../schema/fileOf';
import { asText } from '../shared/asText';

export interface FileAddress {
  readonly href: string;
  /** The browser may save it under a name: it is of this origin, or the address holds the file itself. */
  readonly isHere: boolean;
  /** What it is saved as. */
  readonly file: string;
}

const extensions: Readonly<Record<string, string>> = {
  'svg+xml': 'svg',
  jpeg: 'jpg',
  'gltf-binary': 'glb',
  'vnd.usdz+zip': 'usdz',
};

/** Files of these kinds, held by the address itself, do nothing but be shown or saved. */
const held = /^data:(?:image|model|application)\/([\w.+-]+)[;,]/i;

const savedAs = (text: string, subtype: string): string => {
  const name = fileOf(text).replace('#', 'file-');
  return /\.\w+$/.test(name) ? name : `${name}.${extensions[subtype] ?? subtype}`;
};

/** Null where nothing is there, or where it leads is no file: `javascript:`, `data:text/html`. */
export const addressOf = (value: unknown): FileAddress | null => {
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
