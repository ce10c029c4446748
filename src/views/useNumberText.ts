import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { formatNumber } from '../schema/numberFormat';
import { regionOf } from '../schema/regionOf';

/** Formats a number with grouped digits in the person's locale. */
export const useNumberText = (): ((count: number) => string) => {
  const locale = regionOf(useLocale());
  return useCallback((count) => formatNumber(count, locale), [locale]);
};
