const digitsKept = 15;

/** Replaces the exponent by moving the decimal point. */
const withoutExponent = (text: string): string => {
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (match === null) return text;
  const [, sign = '', first = '', rest = '', power = '0'] = match;
  const digits = first + rest;
  const point = 1 + Number(power);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
};

/**
 * Writes a stored number as the shortest plain decimal with 15 digits, which is what spreadsheets store and show:
 * 0.1+0.2 becomes 0.3, and a long code never becomes 1.23457E+13.
 */
export const numberText = (value: number): string => {
  const text = withoutExponent(value.toPrecision(digitsKept));
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
};

/** From here on, a spreadsheet cannot store all digits of a whole number. */
export const roundedFrom = 1e15;
