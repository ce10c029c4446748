import { formatNumber } from '../../schema/numberFormat';

/** More than any measure has, so that longitudes keep all their digits. */
const manyDecimals = 12;

/** Formats a number for a cell. */
export const shownNumber = (value: number, locale: string, decimals = manyDecimals): string =>
  formatNumber(value, locale, { maximumFractionDigits: decimals });
