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
  reasonOf = () => '',
}: {
  readonly text: string;
  readonly rows: readonly FileRow[];
  readonly numberOf: (row: number) => string;
  /** What is said of each row, if that is not the same for all. */
  readonly reasonOf?: (row: FileRow) => string;
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
          const fileRow = rows[index];
          if (!fileRow) return '';
          const { row, key } = fileRow;
          const named = translate('facings.bulk.reviewing.named', {
            row: numberOf(row),
            name: key === '' ? bulkText('reviewing.unnamed') : key,
          });
          const reason = reasonOf(fileRow);
          return reason === ''
            ? named
            : translate('facings.files.labeled', { name: named, text: reason });
        }}
      />
    </Alert>
  );
};
