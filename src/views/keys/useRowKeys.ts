/** `j` and `k` move between the rows of a list, also to the next page; `e` edits the focused row. */
import { useContext, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { focusedRow, moveRow } from './rows';
import { RowsBeyondContext } from './rowsBeyond';
import { usePageActions } from './usePageAction';

export const useRowKeys = ({
  body,
  isEmpty,
  edit,
}: {
  readonly body: RefObject<HTMLElement | null>;
  readonly isEmpty: boolean;
  /** Edits the row at an index; null if rows cannot be edited from the list. */
  readonly edit: ((index: number) => void) | null;
}): void => {
  const translate = useTranslate();
  const beyond = useContext(RowsBeyondContext);
  const t = (key: string) => translate(`facings.keys.actions.${key}`);
  usePageActions([
    {
      key: 'nextRow',
      label: t('nextRow'),
      shortcut: 'j',
      isOnlyKey: true,
      isDisabled: isEmpty,
      run: () => {
        if (!moveRow(body.current, 1)) beyond?.(1);
      },
    },
    {
      key: 'previousRow',
      label: t('previousRow'),
      shortcut: 'k',
      isOnlyKey: true,
      isDisabled: isEmpty,
      run: () => {
        if (!moveRow(body.current, -1)) beyond?.(-1);
      },
    },
    edit && {
      key: 'editRow',
      label: t('editRow'),
      shortcut: 'e',
      isOnlyKey: true,
      isDisabled: () => focusedRow(body.current) === -1,
      run: () => {
        edit(focusedRow(body.current));
      },
    },
  ]);
};
