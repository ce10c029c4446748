import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Head } from '../../../../lib/tables/match/headings';
import { cellText } from '../../../../lib/tables/table';
import type { OpenedFile } from '../../../../lib/tables/types';
import { ScrollBox } from '../../../../views/list/table/ScrollBox';
import { ChoiceSelect } from '../../../../views/ChoiceSelect';

/** Maximum number of candidate header rows, and of columns shown. */
const mostRows = 21;
const shownRows = 5;
const shownColumns = 12;

interface FirstRowsProps {
  readonly opened: OpenedFile;
  readonly onHead: (head: Head) => void;
}

/** Shows the first rows of the file, to choose the header row. */
export const FirstRows = memo(({ opened, onHead }: FirstRowsProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const [isAll, setAll] = useState(false);
  const { table, headerRow, headLines } = opened;
  // A detected pair of header rows stays available as a choice.
  const [pair] = useState(headLines === 2 ? headerRow : -1);
  const pairs = new Set([pair, headLines === 2 ? headerRow : -1]);
  const lineOf = (row: number) => table.lines[row] ?? row + 1;
  const choosable = Math.min(mostRows, table.rowCount);
  // The header row is always shown.
  const first = isAll ? 0 : Math.max(0, headerRow - headLines + 1);
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
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
        <ChoiceSelect
          label={translate('facings.bulk.mapping.headerRow')}
          value={`${headerRow}${headLines === 2 ? '+' : ''}`}
          options={[
            { value: '-1', label: translate('facings.bulk.mapping.noHeaderRow') },
            ...Array.from({ length: choosable }, (_, row) => [
              {
                value: String(row),
                label: translate('facings.bulk.mapping.line', { line: lineOf(row) }),
              },
              ...(row > 0 && pairs.has(row)
                ? [
                    {
                      value: `${row}+`,
                      label: translate('facings.bulk.mapping.twoLines', {
                        first: lineOf(row - 1),
                        last: lineOf(row),
                      }),
                    },
                  ]
                : []),
            ]).flat(),
          ]}
          onChoose={(value) => {
            setAll(true);
            onHead({ row: Number.parseInt(value, 10), lines: value.endsWith('+') ? 2 : 1 });
          }}
        />
        <Typography id={titleId} variant="body2" color="text.secondary">
          {translate('facings.bulk.mapping.firstRows')}
        </Typography>
      </Box>
      <ScrollBox label={translate('facings.bulk.mapping.firstRows')} isInRegion>
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
              <tr
                key={row}
                className={row <= headerRow && row > headerRow - headLines ? 'headings' : undefined}
              >
                <th scope="row" className="number">
                  {lineOf(row)}
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
