import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../schema/regionOf';
import { figureText, type ComparedFigure } from './figures';

interface FigureTableProps {
  readonly rows: readonly ComparedFigure[];
  readonly version: string;
  /** With it the table has the other version's figures and how far they are apart. */
  readonly otherVersion?: string;
}

export const FigureTable = ({ rows, version, otherVersion }: FigureTableProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const t = (key: string, values?: object) => translate(`facings.screens.models.${key}`, values);
  const text = (value: number | null) =>
    value === null ? t('unknown') : figureText(value, locale);
  const apart = ({ value, other }: ComparedFigure): string => {
    if (value === null || other === null) return '–';
    const difference = value - other;
    return `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${figureText(Math.abs(difference), locale)}`;
  };
  return (
    <Table size="small" aria-label={t('figure')} sx={{ maxWidth: 820 }}>
      <TableHead>
        <TableRow>
          <TableCell scope="col">{t('figure')}</TableCell>
          <TableCell scope="col" align="right">
            {t('version', { version })}
          </TableCell>
          {otherVersion !== undefined && (
            <>
              <TableCell scope="col" align="right">
                {t('version', { version: otherVersion })}
              </TableCell>
              <TableCell scope="col" align="right">
                {t('difference')}
              </TableCell>
            </>
          )}
        </TableRow>
      </TableHead>
      <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {rows.map((row) => (
          <TableRow key={`${row.group} ${row.name}`}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
              {row.group === '' ? row.name : `${row.group} · ${row.name}`}
            </TableCell>
            <TableCell align="right">{text(row.value)}</TableCell>
            {otherVersion !== undefined && (
              <>
                <TableCell align="right">{text(row.other)}</TableCell>
                <TableCell align="right">{apart(row)}</TableCell>
              </>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
