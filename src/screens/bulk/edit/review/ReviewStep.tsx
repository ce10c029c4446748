import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { onPhones, visuallyHidden } from '../../../../fields/styles';
import { useNumberText } from '../../../../views/useWords';
import type { EntryColumn } from '../../../../grid/entriesTypes';
import { rowIndexOf, WindowTable } from '../../frame/WindowTable';
import { useZonePages } from '../actions/zones';
import type { Editing } from '../createEditing';
import { revertLines, type Review, type ReviewLine } from './reviewLines';

interface ReviewTableProps {
  readonly editing: Editing;
  readonly columns: readonly EntryColumn[];
  readonly lines: readonly ReviewLine[];
  readonly onTakeBack: (line: ReviewLine) => void;
}

/** Names of zones that the bulk actions already loaded; nothing is requested. */
const useZoneNames = (accountId: string) => {
  const { zones = [] } = useZonePages(accountId, false);
  const names = new Map(zones.map(({ id, name }) => [id, name]));
  return (ids: readonly string[]): string => ids.map((id) => names.get(id) ?? id).join(', ');
};

/** Values wrap, so that each change is in view; phones leave out the product's name. */
const changesSx = {
  '& td:nth-of-type(n + 3)': { py: 0.5, whiteSpace: 'normal' },
  '& td:nth-of-type(n + 4)': { overflowWrap: 'anywhere' },
  [onPhones]: {
    '& :is(th, td)': { px: 0.75 },
    '& :is(th, td):nth-of-type(2)': { display: 'none' },
  },
};

/** One line per change; only visible lines are rendered. */
const ReviewTable = ({ editing, columns, lines, onTakeBack }: ReviewTableProps) => {
  const translate = useTranslate();
  const { entries } = editing.sheet;
  const namesOf = useZoneNames(editing.accountId);
  const nameColumn = columns.findIndex((_, column) => column !== entries.keyColumn);

  const readOf = ({ column }: ReviewLine, text: string): string =>
    text === '' ? translate('facings.bulkEdit.nothing') : (columns[column]?.reads?.(text) ?? text);
  const changeOf = (line: ReviewLine): string => {
    if (!line.zones) return readOf(line, line.after);
    const { add, remove } = line.zones;
    return [
      ...(add.length > 0
        ? [translate('facings.bulkEdit.joins', { smart_count: add.length, zones: namesOf(add) })]
        : []),
      ...(remove.length > 0
        ? [
            translate('facings.bulkEdit.parts', {
              smart_count: remove.length,
              zones: namesOf(remove),
            }),
          ]
        : []),
    ].join('; ');
  };
  const row = (index: number) => {
    const line = lines[index];
    if (!line) return null;
    const key = entries.textAt(line.row, entries.keyColumn).trim();
    const property = columns[line.column]?.label ?? '';
    const [before, after] = [line.zones ? '' : readOf(line, line.before), changeOf(line)];
    const note =
      line.leaves === undefined || line.leaves === 0
        ? ''
        : translate('facings.bulkEdit.leaves', { smart_count: line.leaves });
    return (
      <tr key={`${line.row} ${line.column}`} aria-rowindex={rowIndexOf(index)}>
        <td>{key}</td>
        <td title={entries.textAt(line.row, nameColumn)}>{entries.textAt(line.row, nameColumn)}</td>
        <td>{property}</td>
        <td title={before}>{before}</td>
        <td title={after}>
          <strong>{after}</strong> {note}
        </td>
        <td>
          <IconButton
            size="small"
            aria-label={translate('facings.bulkEdit.takeBackOf', { property, row: key })}
            onClick={() => {
              onTakeBack(line);
            }}
          >
            <Undo fontSize="small" />
          </IconButton>
        </td>
      </tr>
    );
  };
  return (
    <WindowTable
      label={translate('facings.bulkEdit.changes')}
      count={lines.length}
      sx={changesSx}
      headings={
        <>
          <th scope="col">{columns[entries.keyColumn]?.label}</th>
          <th scope="col">{columns[nameColumn]?.label}</th>
          <th scope="col">{translate('facings.bulkEdit.property')}</th>
          <th scope="col">{translate('facings.bulkEdit.before')}</th>
          <th scope="col">{translate('facings.bulkEdit.after')}</th>
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              {translate('facings.bulkEdit.takeBack')}
            </Box>
          </th>
        </>
      }
      row={row}
    />
  );
};

interface ReviewStepProps {
  readonly editing: Editing;
  readonly columns: readonly EntryColumn[];
  readonly review: Review;
}

/** '1,240 products: Secondary Category 1,200, Archived 40, Zones +300' */
const useSummary = (columns: readonly EntryColumn[]) => {
  const translate = useTranslate();
  const number = useNumberText();
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
  const number = useNumberText();
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
      {/* Its label is on its upper edge, away from the totals. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 0.75 }}>
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
