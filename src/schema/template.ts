/** Message templates and dotted paths: `Region "{name}" updated successfully!`. */

/**
 * The generic hash of rules 9: identifies an organization without containing its id. FNV-1a over UTF-16 code units,
 * 32 bits, as eight hex digits. Not for secrets.
 */
export const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** Decodes a part of an address; unchanged if its escapes are not valid. */
export const decoded = (text: string): string => {
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

/** Returns the value at a dotted path; undefined if any step is missing, never an error (rules R25). */
export const valueAt = (source: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object' && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      source,
    );

/** Returns a text or number at a dotted path as text; '' if there is none. */
export const textAt = (source: unknown, path: string): string => {
  const value = valueAt(source, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns the first value present at one of several dotted paths. */
export const firstValueAt = (source: unknown, paths: readonly string[]): unknown => {
  for (const path of paths) {
    const value = valueAt(source, path);
    if (value != null) return value;
  }
  return undefined;
};

/**
 * Replaces `{dotted.path}` by the values; a missing value becomes ''. `{url|file}` is the file name of an address.
 */
export const fillTemplate = (template: string, values: unknown): string =>
  template.replace(/\{([\w.]+)(\|file)?\}/g, (_, path: string, fileMark?: string) => {
    const value = valueAt(values, path);
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    return fileMark === undefined ? String(value) : fileOf(String(value));
  });

/** The field that a template consists of alone: `{name}`. */
export const soleField = (template: string): string | undefined =>
  /^\{(\w+)\}$/.exec(template)?.[1];
