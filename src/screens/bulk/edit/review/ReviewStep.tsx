import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { onPhones } from '../../../../fields/styles';
import { useNumberText } from '../../../../views/useWords';
import type { EntryColumn } from '../../../../lib/grid/entries/types';
import { useAmountWords } from '../../columns/useAmountWords';
import { noPlan, wordsOfPlan } from '../../columns/zonePlan';
import { WindowTable } from '../../frame/WindowTable';
import { ReviewStep as SessionReview } from '../../session/ReviewStep';
import { useZonePages } from '../../actions/zones';
import type { BulkEditing } from '../createEditing';
import { useEditReview, type ReviewLine } from './useReview';
import { SelectField } from '../../../../fields/shared/SelectField';

/** Reverts changes: the cells get their loaded texts. One step of the history. */
const revertLines = ({ sheet: { entries } }: BulkEditing, lines: readonly ReviewLine[]): void => {
  entries.set(
    lines.map(({ row, column }) => ({ row, column, text: entries.baseText(row, column) })),
  );
};

/** Names of zones that the bulk actions already loaded; nothing is requested. */
const useZoneNames = (accountId: string) => {
  const { zones = [] } = useZonePages(accountId, false);
  const names = new Map(zones.map(({ id, name }) => [id, name]));
  return (ids: readonly string[]): string => ids.map((id) => names.get(id) ?? id).join(', ');
};

/** Values wrap, so that each change is in view; phones leave out the product's name. */
const changesSx = {
  flex: '1 1 0px',
  '& td:nth-of-type(n + 3)': { py: 0.5, whiteSpace: 'normal' },
  '& td:nth-of-type(n + 4)': { overflowWrap: 'anywhere' },
  [onPhones]: {
    '& :is(th, td)': { px: 0.75 },
    // A name may be long, and would leave no room for the values.
    '& td:first-of-type': { whiteSpace: 'normal' },
    '& :is(th, td):nth-of-type(2)': { display: 'none' },
  },
};

interface ReviewStepProps {
  readonly editing: BulkEditing;
  readonly columns: readonly EntryColumn[];
}

/** One line per change; only visible lines are rendered. */
const ChangesTable = ({
  editing,
  columns,
  lines,
}: ReviewStepProps & { readonly lines: readonly ReviewLine[] }) => {
  const translate = useTranslate();
  const { entries, nameColumn: keyColumn } = editing.sheet;
  const namesOf = useZoneNames(editing.source.accountId);
  const words = useAmountWords(editing.links?.calls.amount);
  const nameColumn = columns.findIndex((_, column) => column !== keyColumn);

  const readOf = ({ column }: ReviewLine, text: string): string =>
    text === '' ? translate('facings.bulkEdit.nothing') : (columns[column]?.reads?.(text) ?? text);
  const changeOf = (line: ReviewLine): string => {
    if (!line.zones) return readOf(line, line.after);
    const { add, remove, amounts = {} } = line.zones;
    const zonesOfAmount = new Map<number, string[]>();
    for (const [zone, amount] of Object.entries(amounts))
      zonesOfAmount.set(amount, [...(zonesOfAmount.get(amount) ?? []), zone]);
    const turned = (key: 'joins' | 'parts', ids: readonly string[]) =>
      ids.length === 0
        ? []
        : [translate(`facings.bulkEdit.${key}`, { smart_count: ids.length, zones: namesOf(ids) })];
    const amountLines = [...zonesOfAmount].map(([amount, zones]) =>
      translate('facings.bulkEdit.amount', {
        amount: `${words.label} ${words.amountText(amount)}`,
        zones: namesOf(zones),
      }),
    );
    return [...turned('joins', add), ...turned('parts', remove), ...amountLines].join('; ');
  };
  const row = (index: number) => {
    const line = lines[index];
    if (!line) return null;
    const key = entries.textAt(line.row, keyColumn).trim();
    const property = columns[line.column]?.label ?? '';
    const { expected } = line.zones ?? {};
    const earlier = expected ? wordsOfPlan({ ...noPlan, amounts: expected }, words) : '';
    const [before, after] = [line.zones ? earlier : readOf(line, line.before), changeOf(line)];
    const { leaves = 0 } = line;
    return {
      key: `${line.row} ${line.column}`,
      cells: [
        key,
        entries.textAt(line.row, nameColumn),
        property,
        before,
        <span key="after" title={after}>
          <strong>{after}</strong>{' '}
          {leaves > 0 && translate('facings.bulkEdit.leaves', { smart_count: leaves })}
        </span>,
        <IconButton
          key="revert"
          size="small"
          aria-label={translate('facings.bulkEdit.takeBackOf', { property, row: key })}
          onClick={() => revertLines(editing, [line])}
        >
          <Undo fontSize="small" />
        </IconButton>,
      ],
    };
  };
  return (
    <WindowTable
      label={translate('facings.bulkEdit.changes')}
      count={lines.length}
      sx={changesSx}
      columns={[
        { key: 'key', label: columns[keyColumn]?.label },
        { key: 'name', label: columns[nameColumn]?.label },
        { key: 'property', label: translate('facings.bulkEdit.property') },
        { key: 'before', label: translate('facings.bulkEdit.before') },
        { key: 'after', label: translate('facings.bulkEdit.after') },
        {
          key: 'revert',
          label: (
            <Box component="span" sx={visuallyHidden}>
              {translate('facings.bulkEdit.takeBack')}
            </Box>
          ),
        },
      ]}
      row={row}
    />
  );
};

/** Shows what will be saved, as totals and cell by cell; each change can be reverted. */
export const EditReviewStep = ({ editing, columns }: ReviewStepProps) => {
  const translate = useTranslate();
  const number = useNumberText();
  const [only, setOnly] = useState<number | null>(null);
  const { label } = useAmountWords(editing.links?.calls.amount);
  const review = useEditReview(editing.sheet, columns, label);
  const { sums, lines: all } = review;
  const isThere = only !== null && sums.some(({ column }) => column === only);
  const lines = isThere ? all.filter(({ column }) => column === only) : all;
  return (
    <SessionReview
      review={review}
      table={
        all.length > 0 && (
          <>
            {/* Its label is on its upper edge, away from the totals. */}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 0.75 }}>
              <SelectField
                size="small"
                label={translate('facings.bulkEdit.property')}
                value={isThere ? String(only) : ''}
                onChange={({ target }) =>
                  setOnly(target.value === '' ? null : Number(target.value))
                }
                slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
                sx={{ minWidth: 220 }}
              >
                <MenuItem value="">{translate('facings.bulkEdit.filterAll')}</MenuItem>
                {sums.map(({ column, count }) => (
                  <MenuItem key={column} value={String(column)}>
                    {columns[column]?.label} ({number(count)})
                  </MenuItem>
                ))}
              </SelectField>
              {isThere && (
                <Button color="inherit" onClick={() => revertLines(editing, lines)}>
                  {translate('facings.bulkEdit.takeBackAll', {
                    smart_count: lines.length,
                    count: lines.length,
                  })}
                </Button>
              )}
            </Box>
            <ChangesTable editing={editing} columns={columns} lines={lines} />
          </>
        )
      }
    />
  );
};
