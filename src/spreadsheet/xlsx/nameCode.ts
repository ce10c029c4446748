/**
 * Element names as numbers, compared without a string. Two names may share a number: a file made so on purpose
 * gains nothing but an element under another name.
 */
export const nameStep = (code: number, byte: number): number => Math.imul(code ^ byte, 0x01000193);

export const nameSeed = 0x811c9dc5 | 0;

export const nameCode = (name: string): number => {
  let code = nameSeed;
  for (let at = 0; at < name.length; at += 1) code = nameStep(code, name.charCodeAt(at));
  return code;
};
