/**
 * A number as people write it; null for what is none. The decimal sign is a dot or a comma; a comma before
 * groups of three digits groups them where the language does so ('1,500' in English, and never in French).
 */
const plain = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

export const readNumber = (text: string, decimalSign: '.' | ',' = '.'): number | null => {
  // Blanks group digits in many languages; the minus of a printed text is another character.
  const dense = text.replace(/\s/g, '').replace('−', '-');
  const isGrouped = decimalSign === '.' && grouped.test(dense);
  const dotted = isGrouped ? dense.replace(/,/g, '') : dense.replace(',', '.');
  if (!plain.test(dotted)) return null;
  const value = Number(dotted);
  return Number.isFinite(value) ? value : null;
};
