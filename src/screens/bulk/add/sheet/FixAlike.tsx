import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../../grid/entriesTypes';
import { useVersion } from '../useVersion';

/** Offers to apply the fix of one cell to all cells with the same text. */
export const FixAlike = ({ entries }: { readonly entries: Entries }) => {
  const translate = useTranslate();
  const version = useVersion(entries);
  const [declined, setDeclined] = useState(-1);
  const alike = useMemo(() => (version < 0 ? null : entries.alikeFix()), [entries, version]);
  if (!alike || alike.rows.length === 0 || declined === version) return null;
  const { hit, before, text, rows } = alike;
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              entries.set({
                rows,
                columns: new Uint32Array(rows.length).fill(hit.column),
                texts: Array.from(rows, () => text),
              });
            }}
          >
            {translate('facings.bulk.sheet.fixAlike', { smart_count: rows.length })}
          </Button>
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              setDeclined(version);
            }}
          >
            {translate('facings.bulk.sheet.notAlike')}
          </Button>
        </>
      }
    >
      {translate(`facings.bulk.sheet.${before.trim() === '' ? 'alikeBlank' : 'alike'}`, {
        before,
        text,
        column: entries.columns[hit.column]?.label ?? '',
        smart_count: rows.length,
      })}
    </Alert>
  );
};
