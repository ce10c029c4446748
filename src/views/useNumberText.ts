import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { regionOf } from '../schema/regionOf';

/** A number with its digits grouped as the person's language does. */
export const useNumberText = (): ((count: number) => string) => {
  const locale = regionOf(useLocale());
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale);
    return (count) => format.format(count);
  }, [locale]);
};
