import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatNumber, regionOf } from '../../../lib/text/region';
import { accuracyRows, type AccuracyRow } from '../models/accuracy';
import { useRecordLinks, useShared } from './FiguresContext';
import { useFigures } from './useFigures';

/** Number of rows shown at first. */
const initialRows = 10;

/** The accuracy of every zone, lowest first; the chart shows only a few. */
export const AccuracyTable = () => {
  const translate = useTranslate();
  const titleId = useId();
  const { isCompared } = useShared();
  const [isOpen, setOpen] = useState(false);
  const { data, isOlder } = useFigures('zoneAccuracy', { isWanted: true, isCompared });
  const { rows: zoneRows, earlier } = data ?? {};
  const rows = useMemo(
    () => (zoneRows ? accuracyRows({ rows: zoneRows, earlier: earlier ?? null }) : []),
    [zoneRows, earlier],
  );
  if (rows.length === 0) return null;
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.charts.accuracyTable.${key}`, { ...values });
  const shown = isOpen ? rows : rows.slice(0, initialRows);
  return (
    <Paper
      variant="outlined"
      sx={{ p: 2, minWidth: 0, opacity: isOlder ? 0.5 : 1, gridColumn: '1 / -1' }}
    >
      <Typography id={titleId} component="h2" variant="h6">
        {say('title')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>{say('zone')}</TableCell>
              <TableCell align="right">{translate('facings.dashboard.numbers.accuracy')}</TableCell>
              <TableCell align="right">{translate('facings.dashboard.numbers.jobs')}</TableCell>
              {isCompared && <TableCell align="right">{say('change')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <ZoneRow key={row.zoneId} row={row} isCompared={isCompared} say={say} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {rows.length > initialRows && (
        <Button
          size="small"
          aria-expanded={isOpen}
          sx={{ mt: 1 }}
          onClick={() => setOpen((before) => !before)}
        >
          {isOpen ? say('fewer') : say('all', { smart_count: rows.length - initialRows })}
        </Button>
      )}
    </Paper>
  );
};

interface ZoneRowProps {
  readonly row: AccuracyRow;
  readonly isCompared: boolean;
  readonly say: (key: string, values?: object) => string;
}

const ZoneRow = ({ row, isCompared, say }: ZoneRowProps) => {
  const links = useRecordLinks();
  const locale = regionOf(useLocale());
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const figures = { fontVariantNumeric: 'tabular-nums' };
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Link to={links.zone(row.zoneId)}>{row.zoneName}</Link>
      </TableCell>
      <TableCell align="right" sx={figures}>
        {formatNumber(row.accuracy, locale, { style: 'percent', ...oneDigit })}
      </TableCell>
      <TableCell align="right" sx={figures}>
        {formatNumber(row.jobs, locale)}
        {row.isFew && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
            {say('few')}
          </Typography>
        )}
      </TableCell>
      {isCompared && (
        <TableCell align="right" sx={figures}>
          {row.was === null
            ? say('unknown')
            : formatNumber((row.accuracy - row.was) * 100, locale, {
                ...oneDigit,
                signDisplay: 'exceptZero',
              })}
        </TableCell>
      )}
    </TableRow>
  );
};
