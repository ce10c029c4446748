/** An uploaded picture: known by its first bytes, not by its name, and kept as a data URL. */
import { base64Of } from '../media/bytes';
import { refuse, refuseAt } from '../refusal';

const largest = 2 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text).every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** The media type, or undefined for what is no picture. */
export const imageTypeOf = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  const head = new TextDecoder().decode(bytes.slice(0, 1024)).trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(head)
    ? 'image/svg+xml'
    : undefined;
};

/** @throws a refusal at `logo` when the file is no picture, or too large. */
export const readImage = async (file: File | undefined): Promise<string> => {
  if (!file) return refuseAt('logo', 'A picture is wanted.');
  if (file.size > largest)
    return refuse(400, 'The picture is larger than 2 MB.', { logo: 'Larger than 2 MB.' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageTypeOf(bytes);
  return type
    ? `data:${type};base64,${base64Of(bytes)}`
    : refuseAt('logo', 'The file is not an image.');
};
