/** An image; not offered as a column, because a picture alone does not identify a row. */
import type { ImageField } from '../../schema/field';
import type { Kind } from '../kind';

/** Formats a file size: '340 kB', '1.2 MB'. */
export const byteSizeText = (bytes: number, locale: string): string => {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, bytes / 1000) : bytes / 1_000_000);
};

export const kind: Kind<ImageField> = {
  sortKey: null,
  column: { isNarrow: true, isNeverOffered: true },
  isComparable: false,
};
