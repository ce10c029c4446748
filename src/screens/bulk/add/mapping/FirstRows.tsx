import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { cellText } from '../../../../spreadsheet/table';
import type { OpenedFile } from '../../../../spreadsheet/types';
import { ScrollBox } from '../../../../views/list/ScrollBox';
import { ChoiceSelect } from './ChoiceSelect';

/** Rows that may hold the headings, and columns that are shown of them. */
const mostRows = 21;
const shownRows = 5;
const shownColumns = 12;

interface FirstRowsProps {
  readonly opened: OpenedFile;
  readonly onHeaderRow: (row: number) => void;
}

/** The first rows as they stand in the file, and which of them holds the headings. */
export const FirstRows = memo(({ opened, onHeaderRow }: FirstRowsProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const [isAll, setAll] = useState(false);
  const { table, headerRow } = opened;
  const choosable = Math.min(mostRows, table.rowCount);
  // The row of the headings is always in sight.
  const first = isAll ? 0 : Math.max(0, headerRow);
  const rows = Array.from(
    { length: Math.max(0, Math.min(isAll ? mostRows : shownRows, table.rowCount - first)) },
    (_, at) => first + at,
  );
  const columns = Array.from({ length: Math.min(shownColumns, table.columnCount) }, (_, at) => at);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3 }}>
        <ChoiceSelect
          label={translate('facings.bulk.mapping.headerRow')}
          value={String(headerRow)}
          options={[
            { value: '-1', label: translate('facings.bulk.mapping.noHeaderRow') },
            ...Array.from({ length: choosable }, (_, row) => ({
              value: String(row),
              label: translate('facings.bulk.mapping.line', { line: table.lines[row] ?? row + 1 }),
            })),
          ]}
          isDisabled={false}
          onChange={(value) => {
            setAll(true);
            onHeaderRow(Number(value));
          }}
        />
        <Typography id={titleId} variant="body2" color="text.secondary" sx={{ pb: 0.5 }}>
          {translate('facings.bulk.mapping.firstRows')}
        </Typography>
      </Box>
      <ScrollBox label={translate('facings.bulk.mapping.firstRows')}>
        <Box
          component="table"
          aria-labelledby={titleId}
          sx={{
            borderCollapse: 'collapse',
            fontSize: 13,
            '& td, & th': {
              border: 1,
              borderColor: 'divider',
              px: 1,
              py: 0.5,
              maxWidth: 220,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              textAlign: 'left',
            },
            '& .number': { color: 'text.secondary' },
            '& .headings': { bgcolor: 'action.selected', fontWeight: 600 },
          }}
        >
          <tbody>
            {rows.map((row) => (
              <tr key={row} className={row === headerRow ? 'headings' : undefined}>
                <th scope="row" className="number">
                  {table.lines[row] ?? row + 1}
                </th>
                {columns.map((column) => {
                  const text = cellText(table, row, column);
                  return (
                    <td key={column} title={text.slice(0, 200)}>
                      {text.slice(0, 80)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
    </Box>
  );
});
