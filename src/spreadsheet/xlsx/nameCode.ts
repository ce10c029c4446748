/**
 * Hashes element names, to compare them without strings. A collision is harmless: a crafted file only gains an element
 * under another name.
 */
export const nameStep = (code: number, byte: number): number => Math.imul(code ^ byte, 0x01000193);

export const nameSeed = 0x811c9dc5 | 0;

export const nameCode = (name: string): number => {
  let code = nameSeed;
  for (let at = 0; at < name.length; at += 1) code = nameStep(code, name.charCodeAt(at));
  return code;
};
