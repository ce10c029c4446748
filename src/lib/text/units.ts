/** Units that a file may use for its numbers, and the unit in which the platform stores them. */
interface Unit {
  /** 'mm'. */
  readonly name: string;
  /** Size of the unit, in the smallest unit. */
  readonly size: number;
  /** Spellings in headers and cells, in lower case. */
  readonly names: readonly string[];
}

export interface Units {
  /** Name of the stored unit. */
  readonly defaultUnit: string;
  readonly all: readonly Unit[];
}

/** A unit of length: its size in millimeters, and its spellings besides its name. */
const length = (name: string, size: number, spellings: string): Unit => ({
  name,
  size,
  names: [name, ...spellings.split(' ')],
});

const lengths: readonly Unit[] = [
  length('mm', 1, 'millimeter millimeters millimetre millimetres milimetros millimètres'),
  length(
    'cm',
    10,
    'centimeter centimeters centimetre centimetres zentimeter centímetros centimètres',
  ),
  length('dm', 100, 'dezimeter decimeter decimeters decimetre decimetres'),
  length('m', 1000, 'meter meters metre metres mètres metros'),
  length('in', 25.4, `inch inches zoll po pouce pouces pulgada pulgadas " ″ ” ''`),
  length('ft', 304.8, `foot feet pied pieds pies fuß fuss ' ′`),
];

/** Returns the units that `name` belongs to; undefined if it is unknown. */
export const unitsWith = (name: string | undefined): Units | undefined =>
  name !== undefined && lengths.some((unit) => unit.name === name)
    ? { defaultUnit: name, all: lengths }
    : undefined;

export const unitNamed = (units: Units, text: string): Unit | undefined => {
  const plain = text.trim().toLowerCase().replace(/\.$/, '');
  return units.all.find(({ names }) => names.includes(plain));
};

/** The unit of length that a text names, such as 'cm'. */
export const lengthNamed = (text: string): string | undefined =>
  unitNamed({ defaultUnit: 'mm', all: lengths }, text)?.name;

/** Returns the factor from a unit to the stored unit. */
export const factorOf = (units: Units, name: string): number => {
  const sizeOf = (wanted: string) => units.all.find((unit) => unit.name === wanted)?.size ?? 1;
  return sizeOf(name) / sizeOf(units.defaultUnit);
};

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

const unitNames = new Set([...Object.values(units), eachUnit]);

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
  return parts.findLast((part) => unitNames.has(part)) ?? eachUnit;
};
