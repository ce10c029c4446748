import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryColumn } from '../../../../grid/entriesTypes';
import type { Editing } from '../createEditing';
import { useCountText } from '../useCountText';
import { ReviewTable } from './ReviewTable';
import { revertLines, type Review } from './reviewLines';

interface ReviewStepProps {
  readonly editing: Editing;
  readonly columns: readonly EntryColumn[];
  readonly review: Review;
}

/** '1,240 products: Secondary Category 1,200, Archived 40, Zones +300' */
const useSummary = (columns: readonly EntryColumn[]) => {
  const translate = useTranslate();
  const { number } = useCountText();
  return ({ products, sums, joins, parts }: Review): string => {
    const zones = [
      ...(joins > 0 ? [`+${number(joins)}`] : []),
      ...(parts > 0 ? [`−${number(parts)}`] : []),
    ].join(' ');
    const changes = sums.map(({ column, count }) => {
      const { key, label } = columns[column] ?? { key: '', label: '' };
      return `${label} ${key === 'zones' ? zones : number(count)}`;
    });
    return translate('facings.bulkEdit.summary', {
      smart_count: products,
      count: number(products),
      changes: changes.join(', '),
    });
  };
};

/** Shows what will be saved, as totals and cell by cell; each change can be reverted. */
export const ReviewStep = ({ editing, columns, review }: ReviewStepProps) => {
  const translate = useTranslate();
  const { number } = useCountText();
  const summary = useSummary(columns);
  const [only, setOnly] = useState<number | null>(null);
  if (review.lines.length === 0)
    return (
      <Typography role="status" sx={{ py: 6, textAlign: 'center' }}>
        {translate('facings.bulk.none.review')}
      </Typography>
    );
  const isThere = only !== null && review.sums.some(({ column }) => column === only);
  const lines = isThere ? review.lines.filter(({ column }) => column === only) : review.lines;
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {summary(review)}
      </Typography>
      {review.archived > 0 && (
        <Alert severity="warning">
          {translate('facings.bulkEdit.archiving', {
            smart_count: review.archived,
            count: number(review.archived),
          })}{' '}
          {review.archivedLinks > 0 &&
            translate('facings.bulkEdit.archivingLinks', {
              smart_count: review.archivedLinks,
              count: number(review.archivedLinks),
            })}
        </Alert>
      )}
      {review.heldOut > 0 && (
        <Alert severity="info">
          {translate('facings.bulkEdit.heldOut', { smart_count: review.heldOut })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TextField
          select
          size="small"
          label={translate('facings.bulkEdit.filter')}
          value={isThere ? String(only) : ''}
          onChange={({ target }) => {
            setOnly(target.value === '' ? null : Number(target.value));
          }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 220 }}
        >
          <MenuItem value="">{translate('facings.bulkEdit.filterAll')}</MenuItem>
          {review.sums.map(({ column, count }) => (
            <MenuItem key={column} value={String(column)}>
              {columns[column]?.label} ({number(count)})
            </MenuItem>
          ))}
        </TextField>
        {isThere && (
          <Button
            color="inherit"
            onClick={() => {
              revertLines(editing.sheet, lines);
            }}
          >
            {translate('facings.bulkEdit.takeBackAll', {
              smart_count: lines.length,
              count: number(lines.length),
            })}
          </Button>
        )}
      </Box>
      <ReviewTable
        editing={editing}
        columns={columns}
        lines={lines}
        onTakeBack={(line) => {
          revertLines(editing.sheet, [line]);
        }}
      />
    </>
  );
};
