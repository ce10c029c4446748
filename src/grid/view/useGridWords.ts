import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { RuleMessage } from '../../schema/rules/message';
import type { GridWords } from './look';

/** Returns a function that translates a rule's message. Texts of a declaration are used unchanged. */
const useFaultText = (
  own: ((fault: RuleMessage) => string) | undefined,
): ((fault: RuleMessage) => string) => {
  const translate = useTranslate();
  return useMemo(
    () => own ?? (({ key, values, text }) => text ?? translate(key, { ...values })),
    [own, translate],
  );
};

export const useGridWords = (own?: (fault: RuleMessage) => string): GridWords => {
  const translate = useTranslate();
  const fault = useFaultText(own);
  return useMemo(
    () => ({
      fault,
      mark: (mark) => (mark === 'none' ? '' : translate(`facings.bulk.outcome.${mark}`)),
      changed: translate('facings.grid.changed'),
      newRow: translate('facings.grid.newRow'),
      chooseAll: translate('facings.grid.chooseAll'),
      selectAll: translate('facings.grid.selectAll'),
      columnMenu: translate('facings.grid.columnMenu'),
      row: translate('facings.grid.row'),
    }),
    [fault, translate],
  );
};
