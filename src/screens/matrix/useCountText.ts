import { useTranslate } from 'react-admin';

interface Counts {
  readonly adds: number;
  readonly removes: number;
}

/** 'Adds 42, removes 3'. */
export const useCountText = (): ((counts: Counts) => string) => {
  const translate = useTranslate();
  return ({ adds, removes }) => {
    if (adds > 0 && removes > 0)
      return translate('facings.matrix.addsAndRemoves', { adds, removes });
    if (adds > 0) return translate('facings.matrix.adds', { smart_count: adds });
    if (removes > 0) return translate('facings.matrix.removes', { smart_count: removes });
    return translate('facings.matrix.none');
  };
};
