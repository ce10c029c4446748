/** The signs of a number's digits where somebody writes; both are only ever a dot, a comma, or none. */
export interface NumberSigns {
  readonly decimal: '.' | ',';
  /** Between groups of three digits, where it is no blank. */
  readonly group: '.' | ',' | null;
}

const english: NumberSigns = { decimal: '.', group: ',' };

const plain = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** Groups of three, or of two before the last one (India). None begins with a zero: '0.500' is a half everywhere. */
const grouped = {
  ',': /^[+-]?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/,
  '.': /^[+-]?[1-9]\d{0,2}(\.\d{2,3})*\.\d{3}(,\d*)?$/,
} as const;

/**
 * A number as people write it; null for what is none. The decimal sign is a dot or a comma, whichever somebody
 * types; where groups of three digits are parted by one of the two, that is no decimal sign ('1,500' in English,
 * '1.500' in German, neither in French).
 */
export const readNumber = (text: string, { group }: NumberSigns = english): number | null => {
  // Blanks and apostrophes group digits in many places; the minus of a printed text is another character.
  const dense = text
    .replace(/\s/g, '')
    .replace(/(?<=\d)['’](?=\d{3})/g, '')
    .replace('−', '-');
  const isGrouped = group !== null && grouped[group].test(dense);
  const dotted = (isGrouped ? dense.replaceAll(group, '') : dense).replace(',', '.');
  if (!plain.test(dotted)) return null;
  const value = Number(dotted);
  return Number.isFinite(value) ? value : null;
};
