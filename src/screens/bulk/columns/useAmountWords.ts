import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { typedNumber } from '../../../lib/text/numbers';
import { regionOf } from '../../../lib/text/region';
import type { LinkAmount } from '../../../schema/links';
import type { AmountWords } from './zonePlan';

/** How the amounts of a plan are written: 'Par 12'. */
export const useAmountWords = (amount: LinkAmount | undefined): AmountWords => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const texts = amount?.texts;
  return useMemo(
    () => ({
      label: texts === undefined ? '' : translate(`facings.amounts.${texts}.label`),
      amountText: (value) => typedNumber(value, locale),
    }),
    [texts, translate, locale],
  );
};
