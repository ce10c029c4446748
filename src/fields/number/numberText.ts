import { formatNumber } from '../../schema/numberFormat';

/** More than any measure has: a longitude keeps all of its digits. */
const manyDecimals = 12;

/** A number as a cell shows it, in the person's language. */
export const shownNumber = (value: number, locale: string, decimals = manyDecimals): string =>
  formatNumber(value, locale, { maximumFractionDigits: decimals });
