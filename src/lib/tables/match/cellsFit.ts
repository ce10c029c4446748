import type { ColumnProfile, ImportTarget } from '../types';
import { isDateCode } from './countDates';
import { plainHeading } from './headings';

/** Minimum share of a column's cells that are units or numbers. */
export const mostOf = 0.8;
const code = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{1,39}$/u;

/** Whether the digits are a GTIN (EAN, UPC) with a valid check digit. */
export const isBarcode = (text: string): boolean => {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = Array.from(text.slice(0, -1))
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(text.at(-1));
};

const readsAsCode = ({ isAllDifferent, filled, samples, longest }: ColumnProfile): boolean =>
  isAllDifferent &&
  filled > 1 &&
  longest <= 40 &&
  !samples.every(isBarcode) &&
  !samples.every(isDateCode) &&
  samples.every((text) => code.test(text)) &&
  samples.some((text) => /\d/.test(text));

/** '10 cm': its unit is read from the cell. */
const measured = /^[\d.,\s]*\d\s*(?:\p{L}{1,2}|["″”'′])$/u;

const holdsNumbers = (
  { numberShare, samples }: ColumnProfile,
  { units }: ImportTarget,
  share = mostOf,
): boolean =>
  numberShare >= share ||
  (units !== undefined && samples.length > 0 && samples.every((text) => measured.test(text)));

/** A merely similar header must agree with the column's content: 'Unit cost' contains no units. */
export const contentAllows = (profile: ColumnProfile, target: ImportTarget): boolean => {
  if (profile.filled === 0) return true;
  if (target.kind === 'unit') return profile.unitShare >= mostOf;
  return target.kind !== 'number' || holdsNumbers(profile, target);
};

/** Whether cells such as '12 x 250 g' are none of the values that the target's files write in words. */
const isOfNumbers = ({ samples }: ColumnProfile, { valueSynonyms }: ImportTarget): boolean => {
  if (!valueSynonyms || !samples.every((text) => /^\d/.test(text))) return false;
  const spellings = new Set(Object.values(valueSynonyms).flat().map(plainHeading));
  return !samples.some((text) => spellings.has(plainHeading(text)));
};

/** A 'Pack size' of '4/1 GAL' is no number, whatever it is called, and no package in words. */
export const isPossible = (profile: ColumnProfile, target: ImportTarget): boolean =>
  profile.filled === 0 ||
  (target.kind === 'number'
    ? holdsNumbers(profile, target, Number.MIN_VALUE)
    : target.kind !== 'text' || !isOfNumbers(profile, target));

/** Of 'WGR' and 'WGR-Bezeichnung', the one with names: of a group's number and its name, the name is meant. */
export const ofNumbers = ({ numberShare }: ColumnProfile, { kind }: ImportTarget): number =>
  kind === 'text' && numberShare >= mostOf ? 0.05 : 0;

/** Whether the cells are what the target holds; any cells can be text. */
export const contentFits = (profile: ColumnProfile, { kind }: ImportTarget): boolean => {
  if (kind === 'unit') return profile.unitShare >= mostOf;
  if (kind === 'number') return profile.numberShare >= mostOf;
  return kind !== 'code' || readsAsCode(profile);
};
