/** Detects the unit in a header: 'Breite (mm)', 'Maße [B x H, in cm]', 'width_cm', 'Höhe in mm'. */
import { unitNamed, type Units } from '../../schema/units';
import { bracketsIn } from './bareHeading';
import { plainHeading } from './plainHeading';

export interface HeadingUnit {
  /** Null if no known unit is found. */
  readonly unit: string | null;
  /** Text that looks like a unit but is unknown, such as 'px'. */
  readonly odd: string | null;
}

const nothing: HeadingUnit = { unit: null, odd: null };
const separators = /[\s,;:/|×·]+/;
/** 'in' is also an English and German preposition: it counts as inches only if there is no other unit. */
const preposition = 'in';

const unitAmong = (units: Units, words: readonly string[]): string | null => {
  const found = words.flatMap((word) => unitNamed(units, word)?.name ?? []);
  return found.findLast((name) => name !== preposition) ?? found.at(-1) ?? null;
};

const inBrackets = (units: Units, heading: string): HeadingUnit | null => {
  for (const inside of bracketsIn(heading)) {
    const unit = unitAmong(units, inside.split(separators));
    if (unit !== null) return { unit, odd: null };
    if (/^\p{L}{1,3}[.²³]?$/u.test(inside)) return { unit: null, odd: inside };
  }
  return null;
};

/** At least two characters, since 'T' and 'M' are names of sides and sizes. */
const lastWord = (units: Units, heading: string): string | null => {
  const words = plainHeading(heading).split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && last.length > 1 ? (unitNamed(units, last)?.name ?? null) : null;
};

export const headingUnit = (units: Units, heading: string): HeadingUnit => {
  const bracketed = inBrackets(units, heading);
  if (bracketed) return bracketed;
  if (/["″”]\s*$/.test(heading)) return { unit: unitNamed(units, '"')?.name ?? null, odd: null };
  const unit = lastWord(units, heading);
  return unit === null ? nothing : { unit, odd: null };
};

/** The header without a unit at its end: 'width_cm' becomes 'width', 'Höhe in mm' becomes 'hohe'. */
export const withoutUnit = (units: Units, heading: string): string => {
  if (lastWord(units, heading) === null) return heading;
  const words = plainHeading(heading).split(' ').slice(0, -1);
  return (words.length > 1 && words.at(-1) === preposition ? words.slice(0, -1) : words).join(' ');
};
