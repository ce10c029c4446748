/** Units of measure by the codes of files (rules 9), and by the names of states. */

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

/** The unit of a code, whatever its case; EACH for all others. */
export const unitOf = (code: string): string => {
  const key = code.trim().toUpperCase();
  return Object.hasOwn(units, key) ? (units[key] ?? eachUnit) : eachUnit;
};

/** Whether a text is one of the codes. */
export const isUnitCode = (text: string): boolean =>
  Object.hasOwn(units, text.trim().toUpperCase());

/** A code that becomes the unit; undefined for units that no code means. */
export const codeOfUnit = (unit: string): string | undefined => {
  const name = unit.trim().toUpperCase();
  return name === eachUnit ? eachUnit : Object.keys(units).find((code) => units[code] === name);
};

/** The unit a state is counted in where none is given: the last part of its name that is one. OPEN_BOX is BOX. */
export const unitOfState = (name: string): string => {
  const words = name
    .trim()
    .toUpperCase()
    .split(/[\s_-]+/);
  // FL_OZ is two words long, and the second is a unit by itself.
  const parts = words.flatMap((word, at) => [word, words.slice(at - 1, at + 1).join('_')]);
  return parts.findLast((part) => known.has(part)) ?? eachUnit;
};
