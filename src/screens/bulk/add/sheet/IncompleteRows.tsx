import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../../grid/entriesTypes';

interface IncompleteRowsProps {
  readonly entries: Entries;
  readonly rows: readonly number[];
}

/** Rows without required values block the review; they can be completed, or all skipped at once. */
export const IncompleteRows = ({ entries, rows }: IncompleteRowsProps) => {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  const names = entries.columns.filter(({ rule }) => rule.isRequired).map(({ label }) => label);
  return (
    <Alert
      severity="warning"
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            entries.leave(rows, true);
          }}
        >
          {translate('facings.bulk.sheet.leaveIncomplete', { smart_count: rows.length })}
        </Button>
      }
    >
      {translate('facings.bulk.sheet.incomplete', {
        smart_count: rows.length,
        names: names.join(', '),
      })}
    </Alert>
  );
};
