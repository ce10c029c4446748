import { useTranslate } from 'react-admin';
import type { RowResult } from '../save/types';

/** What failed in a row, in one line: 'State: the platform is busy.' Empty if nothing failed. */
export const useReasonOf = (): ((result: RowResult) => string) => {
  const translate = useTranslate();
  return ({ faults, type }) =>
    faults.length > 0
      ? faults
          .map(({ part, reason }) =>
            // A record of one part needs no word for it.
            part === 'record'
              ? reason
              : translate('facings.bulk.result.reason', {
                  part: translate(`facings.bulk.part.${part}`),
                  reason,
                }),
          )
          .join(' ')
      : type === 'unsent' || type === 'unknown'
        ? translate(`facings.bulk.result.why.${type}`)
        : '';
};

export const useReason = (result: RowResult): string => useReasonOf()(result);
