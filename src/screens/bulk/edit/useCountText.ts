/** Number of products, and how many are loaded: '500 of 1,240'. */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNumberText } from '../../../views/useWords';

interface Counted {
  readonly loaded: number;
  /** Undefined if the platform does not send it. */
  readonly total: number | undefined;
  readonly isMore: boolean;
}

export interface CountText {
  (counted: Counted): string;
  readonly number: (count: number) => string;
}

export const useCountText = (): CountText => {
  const translate = useTranslate();
  const number = useNumberText();
  return useMemo(() => {
    const text = ({ loaded, total, isMore }: Counted): string => {
      if (total !== undefined && isMore)
        return translate('facings.bulkEdit.countOf', {
          loaded: number(loaded),
          total: number(total),
        });
      const key = isMore ? 'countSome' : 'countAll';
      return translate(`facings.bulkEdit.${key}`, { smart_count: loaded, count: number(loaded) });
    };
    return Object.assign(text, { number });
  }, [translate, number]);
};
