/** The parts of a number format that change data: leading zeros and dates. Everything else is appearance. */
export type NumberFormat =
  | { readonly type: 'plain' }
  /** '00000', '0 00000 00000 0', '"ID-"0': a code that is stored as a number. */
  | {
      readonly type: 'zeros';
      /** In order: literal texts, and the number of digits between them. */
      readonly parts: readonly (string | number)[];
      /** Maximum value; larger numbers use another mask: '[<=99999]00000;00000-0000'. */
      readonly most?: number;
      readonly beyond?: NumberFormat;
    }
  | { readonly type: 'date' | 'dateTime' | 'time' | 'elapsed' };

export const plainFormat: NumberFormat = { type: 'plain' };

/** Built-in date and time formats, which a workbook does not declare (ECMA-376, 18.8.30). */
const builtIn = (id: number): NumberFormat => {
  if (id === 22) return { type: 'dateTime' };
  if (id === 46) return { type: 'elapsed' };
  if ((id >= 18 && id <= 21) || [32, 33, 45, 47].includes(id)) return { type: 'time' };
  // From 27 on those of the Japanese, Chinese and Korean editions.
  const isDate = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDate ? { type: 'date' } : plainFormat;
};

/** Removes literals and colors; the rest are format characters. */
const bare = (code: string) =>
  code
    .replace(/"[^"]*"?/g, '')
    .replace(/\\./g, '')
    .replace(/[_*]./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '');

const dateOf = (code: string): NumberFormat | undefined => {
  const letters = bare(code)
    .toLowerCase()
    .replace(/general|e[+-]/g, '');
  if (/\[[hms]+\]/.test(letters)) return { type: 'elapsed' };
  const hasTime = /[hs]|am\/pm|a\/p/.test(letters);
  const hasDay = /[ydegb]/.test(letters) || (!hasTime && letters.includes('m'));
  if (hasDay) return { type: hasTime ? 'dateTime' : 'date' };
  return hasTime ? { type: 'time' } : undefined;
};

const longestMask = 32;
const currencySign = /[\p{Sc}%]/u;
const currencyCodes: ReadonlySet<string> = new Set(
  typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('currency') : [],
);

/** Quoted text, escaped character, padding, color or locale, unquoted punctuation, zeros. */
const token = /"([^"]*)"|\\(.)|[_*].|\[(?:[a-z]+\d*|\$-[\da-f]*)\]|([ \-()]+)|(0+)/giy;

/** The mask as literals and numbers of digits; undefined if it contains anything else. */
const partsOf = (code: string): (string | number)[] | undefined => {
  const parts: (string | number)[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < code.length) {
    const match = token.exec(code);
    if (match === null) return undefined;
    const [, quoted, escaped, sign, zeros] = match;
    const literal = quoted ?? escaped ?? sign ?? '';
    if (zeros !== undefined) parts.push(zeros.length);
    else if (literal !== '') {
      const last = parts.at(-1);
      if (typeof last === 'string') parts[parts.length - 1] = last + literal;
      else parts.push(literal);
    }
  }
  return parts;
};

/**
 * '"SKU-"00000' and '000-000': zeros between literals. A single zero is a code only directly after a literal
 * ('"ID-"0'); '"days" 0' is a count, and money is an amount.
 */
const zerosOf = (code: string): NumberFormat | undefined => {
  const parts = partsOf(code.replace(/@$/, ''));
  if (parts === undefined) return undefined;
  const zeros = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0);
  const literals = parts.filter((part) => typeof part === 'string');
  if (zeros === 0 || zeros > longestMask) return undefined;
  if (literals.some((text) => currencySign.test(text) || currencyCodes.has(text.trim()))) {
    return undefined;
  }
  const [first] = parts;
  const isNamed = typeof first === 'string' && /\p{L}/u.test(first) && !/\s$/.test(first);
  return zeros > 1 || isNamed ? { type: 'zeros', parts } : undefined;
};

/** A section of a format: positive numbers, negative numbers, zero, texts. */
const section = /(?:"[^"]*"|\\.|[^;"\\])+/gs;
const condition = /^\[(<=?)(\d+)\]/;

/** '[<=99999]00000;00000-0000'. */
const conditionalZeros = (sections: readonly string[]): NumberFormat | undefined => {
  const [first = '', second = ''] = sections;
  const limit = condition.exec(first);
  const zeros = limit && zerosOf(first.slice(limit[0].length));
  if (zeros?.type !== 'zeros') return undefined;
  const most = Number(limit?.[2]) - (limit?.[1] === '<' ? 1 : 0);
  return { ...zeros, most, beyond: zerosOf(second) ?? plainFormat };
};

/** The format with this id, with the code that the workbook declares for it, if any. */
export const numberFormat = (id: number, code: string | undefined): NumberFormat => {
  if (code === undefined) return builtIn(id);
  // The first section applies to codes and dates.
  const sections = code.slice(0, 255).match(section) ?? [];
  const [first = ''] = sections;
  return conditionalZeros(sections) ?? zerosOf(first) ?? dateOf(first) ?? plainFormat;
};
