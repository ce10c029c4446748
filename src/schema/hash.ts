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
