import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { figureText, numberText, useSpeech } from '../figures/figureText';
import type { FigureTable } from './figureTable';

/** Maximum number of rows on a page. */
const perPage = 200;

interface ChartTableProps {
  readonly table: FigureTable;
  readonly caption: string;
}

/** The values of a chart as a table, in the same order. */
export const ChartTable = ({ table, caption }: ChartTableProps) => {
  const { heading, columns, rows, unit } = table;
  const speech = useSpeech();
  const [start, setStart] = useState(0);
  // With fewer values than before, the open page may no longer exist.
  const from = start < rows.length ? start : 0;
  const shown = rows.slice(from, from + perPage);
  const none = speech.translate('facings.charts.noValue');
  return (
    <>
      <Box sx={{ overflow: 'auto', maxHeight: 440 }}>
        <Table size="small" stickyHeader sx={{ width: columns.length > 6 ? 'auto' : 1 }}>
          <caption style={visuallyHidden}>{caption}</caption>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col" sx={{ ...sticky, zIndex: 3 }}>
                {heading}
              </TableCell>
              {columns.map(({ key, label, to }) => (
                <TableCell key={key} component="th" scope="col" align="right" sx={head}>
                  <Way to={to}>{label}</Way>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ key, label, to, values }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" sx={sticky}>
                  <Way to={to}>{label}</Way>
                </TableCell>
                {columns.map((column, at) => {
                  const value = values[at] ?? null;
                  return (
                    <TableCell key={column.key} align="right" sx={figures}>
                      {value === null ? (
                        <>
                          <span aria-hidden>–</span>
                          <span style={visuallyHidden}>{none}</span>
                        </>
                      ) : (
                        figureText(value, unit, speech)
                      )}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {perPage < rows.length && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Typography variant="body2" color="text.secondary" role="status" sx={{ mr: 'auto' }}>
            {speech.translate('facings.charts.rowsShown', {
              from: numberText(from + 1, speech.locale),
              to: numberText(from + shown.length, speech.locale),
              total: numberText(rows.length, speech.locale),
            })}
          </Typography>
          <Button
            size="small"
            disabled={from === 0}
            onClick={() => setStart(Math.max(0, from - perPage))}
          >
            {speech.translate('facings.charts.previousRows')}
          </Button>
          <Button
            size="small"
            disabled={from + perPage >= rows.length}
            onClick={() => setStart(from + perPage)}
          >
            {speech.translate('facings.charts.nextRows')}
          </Button>
        </Box>
      )}
    </>
  );
};

const sticky = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  backgroundColor: 'background.paper',
  fontWeight: 500,
  minWidth: 120,
  maxWidth: 320,
  overflowWrap: 'break-word',
} as const;

const head = { backgroundColor: 'background.paper', whiteSpace: 'nowrap' } as const;

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const Way = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? children : <Link to={to}>{children}</Link>;
