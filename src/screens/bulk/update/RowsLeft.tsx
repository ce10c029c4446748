import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { MoreList } from '../frame/MoreList';
import { useBulkText } from '../session/sheetTexts';
import type { FileRow } from './fileRows';

/** Rows without a record, and why; the first ones are listed. */
export const RowsLeft = ({
  text,
  rows,
  numberOf,
}: {
  readonly text: string;
  readonly rows: readonly FileRow[];
  readonly numberOf: (row: number) => string;
}) => {
  const translate = useTranslate();
  const bulkText = useBulkText();
  return (
    <Alert severity="warning" role="group" aria-label={text}>
      {text}
      <MoreList
        count={rows.length}
        atFirst={3}
        item={(index) => {
          const { row = 0, key = '' } = rows[index] ?? {};
          const name = key === '' ? bulkText('reviewing.unnamed') : key;
          return translate('facings.bulk.reviewing.named', { row: numberOf(row), name });
        }}
      />
    </Alert>
  );
};
