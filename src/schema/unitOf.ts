/** Units of measure by the codes in files (rules 9), and by the names of states. */

const units: Readonly<Record<string, string>> = {
  BG: 'BAG',
  BX: 'BOX',
  CS: 'CASE',
  CLM: 'CLAM',
  FOZ: 'FL_OZ',
  FLUID_OUNCE: 'FL_OZ',
  OZ: 'OZ',
  OUNCE: 'OZ',
  LB: 'POUND',
  LBS: 'POUND',
  SL: 'SLICE',
  TR: 'TRAY',
  BATCH: 'BATCH',
};

export const eachUnit = 'EACH';

const known = new Set([...Object.values(units), eachUnit]);

/** Returns the unit of a code in any case; EACH for unknown codes. */
export const unitOf = (code: string): string => {
  const key = code.trim().toUpperCase();
  return Object.hasOwn(units, key) ? (units[key] ?? eachUnit) : eachUnit;
};

/** Whether a text is a known code. */
export const isUnitCode = (text: string): boolean =>
  Object.hasOwn(units, text.trim().toUpperCase());

/** Returns a code for the unit; undefined if no code stands for it. */
export const codeOfUnit = (unit: string): string | undefined => {
  const name = unit.trim().toUpperCase();
  return name === eachUnit ? eachUnit : Object.keys(units).find((code) => units[code] === name);
};

/** Returns the default unit of a state: the last part of its name that is a unit. OPEN_BOX is BOX. */
export const unitOfState = (name: string): string => {
  const words = name
    .trim()
    .toUpperCase()
    .split(/[\s_-]+/);
  // FL_OZ has two words, and the second alone is a unit too.
  const parts = words.flatMap((word, at) => [word, words.slice(at - 1, at + 1).join('_')]);
  return parts.findLast((part) => known.has(part)) ?? eachUnit;
};
