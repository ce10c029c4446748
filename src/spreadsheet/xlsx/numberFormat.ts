/** What of a number's format matters to a table: leading zeros and dates. Everything else is how it looks. */
export type NumberFormat =
  | { readonly type: 'plain' }
  /** '00000': a code that a spreadsheet took for a number. */
  | {
      readonly type: 'zeros';
      readonly width: number;
      readonly prefix: string;
      readonly suffix: string;
    }
  | { readonly type: 'date' | 'dateTime' | 'time' | 'elapsed' };

export const plainFormat: NumberFormat = { type: 'plain' };

/** Formats a workbook need not declare (ECMA-376, 18.8.30), as far as they are of days and hours. */
const builtIn = (id: number): NumberFormat => {
  if (id >= 14 && id <= 17) return { type: 'date' };
  if (id === 22) return { type: 'dateTime' };
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return { type: 'time' };
  if (id === 46) return { type: 'elapsed' };
  if (id === 32 || id === 33) return { type: 'time' };
  // Days of the Japanese, Chinese and Korean editions.
  if ((id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return { type: 'date' };
  return plainFormat;
};

/** Literals and colours taken away: what is left are the letters and digits that mean something. */
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

/** '"SKU-"00000': literals, at least two zeros, literals. Money is an amount, not a code. */
const zerosOf = (code: string): NumberFormat | undefined => {
  const literal = String.raw`(?:"[^"]*"|\\.|-|\[[a-z]+\d*\])*`;
  const match = new RegExp(`^(${literal})(0{2,})(${literal})(?:@|;.*)?$`, 'is').exec(code);
  const zeros = match?.[2] ?? '';
  if (match === null || zeros.length > longestMask) return undefined;
  const plainText = (text = '') =>
    text.replace(/\[[^\]]*\]/g, '').replace(/"([^"]*)"|\\(.)/g, '$1$2');
  const prefix = plainText(match[1]);
  const suffix = plainText(match[3]);
  if (/[\p{Sc}%]/u.test(prefix + suffix)) return undefined;
  return { type: 'zeros', width: zeros.length, prefix, suffix };
};

/** The format of an id, given the code that the workbook declares for it, if any. */
export const numberFormat = (id: number, code: string | undefined): NumberFormat => {
  if (code === undefined) return builtIn(id);
  // Positive numbers, negative ones, zero, texts: the first section is the one for codes and days.
  const first = /^(?:"[^"]*"|\\.|[^;"\\])*/s.exec(code.slice(0, 255))?.[0] ?? '';
  return zerosOf(first) ?? dateOf(first) ?? plainFormat;
};
