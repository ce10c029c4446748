import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { formatNumber, regionOf } from '../../src/lib/text/region';
import type { ListRows } from '../../src/views/list/state/useListRows';
import type { Browsing } from '../../src/views/list/state/useListState';
import { useReadAllRows } from '../../src/views/list/state/useEveryRow';
import { useFailureNotice } from '../../src/views/useFailureNotice';

interface SelectAllMatchesProps {
  /** The entity whose rows are switched. */
  readonly declaration: AnyDeclaration;
  readonly state: Browsing;
  readonly list: ListRows;
  readonly isDisabled: boolean;
  readonly onTurn: (ids: readonly string[], isOn: boolean) => void;
}

/** Switches every matching row on all pages, which may be thousands. */
export const SelectAllMatches = ({
  declaration,
  state,
  list,
  isDisabled,
  onTurn,
}: SelectAllMatchesProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const notify = useNotify();
  const noticeFailure = useFailureNotice();
  const readAll = useReadAllRows(declaration);
  const [busy, setBusy] = useState<'on' | 'off' | null>(null);
  const reading = useRef<AbortController | null>(null);
  const { text, filters } = state;

  // A new search, a disabled list or a closed form cancels the operation.
  useEffect(() => () => reading.current?.abort(), [text, filters, isDisabled]);

  const turn = async (to: 'on' | 'off') => {
    const abort = new AbortController();
    reading.current?.abort();
    reading.current = abort;
    setBusy(to);
    try {
      const { rows, missing } = await readAll({ text, filters }, abort.signal);
      if (abort.signal.aborted) return;
      onTurn(
        rows.map(({ id }) => String(id)),
        to === 'on',
      );
      if (missing > 0) {
        notify('facings.availability.every.missing', {
          type: 'warning',
          messageArgs: { smart_count: missing },
        });
      }
    } catch (error) {
      noticeFailure(error);
    } finally {
      setBusy(null);
    }
  };

  if (list.total <= list.pageSize) return null;
  const count = `${list.isTotalKnown ? '' : '>'}${formatNumber(list.total, locale)}`;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {(['on', 'off'] as const).map((to) => (
        <Button
          key={to}
          size="small"
          color={to === 'on' ? 'primary' : 'inherit'}
          disabled={isDisabled || busy !== null}
          loading={busy === to}
          onClick={() => void turn(to)}
        >
          {translate(`facings.availability.every.${to}`, { count })}
        </Button>
      ))}
    </Box>
  );
};
