import { sides, storedSize } from '.';
import { shownNumber } from '../number/numberText';

const missing = '–';

/** '3 × 4.5 × 2'; null without a size. A side that is not a number is shown as a dash. */
export const sizeText = (value: unknown, locale: string): string | null => {
  const size = storedSize(value);
  if (!size) return null;
  return sides
    .map((side) => {
      const own = size[side];
      return typeof own === 'number' ? shownNumber(own, locale) : missing;
    })
    .join(' × ');
};
