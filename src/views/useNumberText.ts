import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { formatNumber } from '../schema/numberFormat';
import { regionOf } from '../schema/regionOf';

/** A number with its digits grouped as the person's language does. */
export const useNumberText = (): ((count: number) => string) => {
  const locale = regionOf(useLocale());
  return useCallback((count) => formatNumber(count, locale), [locale]);
};
