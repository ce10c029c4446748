import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetList, useLocale, useTranslate, type RaRecord } from 'react-admin';
import { useRegistry } from '../../fields/useDeclaration';
import { regionOf } from '../../lib/text/region';
import type { PanelScreenProps } from '../../schema/takeOver';
import { LoadFailure } from '../../views/LoadFailure';
import { useExtra } from '../../views/useCalls';
import { useWords } from '../../views/useWords';
import { compared, figuresOf, modelFigureText, type ModelFigure } from './figures';

interface FigureTableProps {
  readonly rows: readonly ModelFigure[];
  readonly version: string;
  /** Compares the figures with this other version. */
  readonly otherVersion?: string;
}

const FigureTable = ({ rows, version, otherVersion }: FigureTableProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const t = (key: string, values?: object) => translate(`facings.screens.models.${key}`, values);
  const text = (value: number | null) =>
    value === null ? t('unknown') : modelFigureText(value, locale);
  const apart = ({ value, other }: ModelFigure): string => {
    if (value === null || other === null) return '–';
    const difference = value - other;
    return `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${modelFigureText(Math.abs(difference), locale)}`;
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

/** A version's reports as figures, alone or compared with another version (rules 7, Model versions). */
export const Reports = ({ values }: PanelScreenProps) => {
  const translate = useTranslate();
  const selectId = useId();
  const { many } = useWords(useRegistry().find('modelVersions'));
  const [otherVersion, setOtherVersion] = useState('');
  const modelId = String(values.model_id);
  const reports = useExtra('modelVersions', 'reports', values);
  const versions = useGetList<RaRecord>('modelVersions', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    meta: { within: { model_id: modelId } },
  });

  if (reports.error)
    return <LoadFailure error={reports.error} onRetry={() => void reports.refetch()} />;
  if (reports.isPending) return <Skeleton variant="rounded" height={160} />;
  const figures = figuresOf(reports.data);
  if (figures.length === 0)
    return (
      <Typography color="text.secondary">
        {translate('facings.screens.models.noReports')}
      </Typography>
    );
  const others = (versions.data ?? []).filter(({ id }) => String(id) !== String(values.id));

  return (
    <>
      {versions.error && !versions.data && (
        <LoadFailure error={versions.error} what={many} onRetry={() => void versions.refetch()} />
      )}
      {others.length > 0 && (
        <FormControl variant="standard" sx={{ mb: 2, minWidth: 200 }}>
          <InputLabel htmlFor={selectId} shrink>
            {translate('facings.screens.models.compare')}
          </InputLabel>
          <NativeSelect
            value={otherVersion}
            onChange={({ target }) => setOtherVersion(target.value)}
            inputProps={{ id: selectId }}
          >
            <option value="">{translate('facings.screens.models.noOther')}</option>
            {others.map(({ id }) => (
              <option key={id} value={String(id)}>
                {String(id)}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
      )}
      {otherVersion === '' ? (
        <Box sx={{ overflowX: 'auto' }}>
          <FigureTable rows={compared(figures, [])} version={String(values.id)} />
        </Box>
      ) : (
        <Beside values={values} otherVersion={otherVersion} />
      )}
    </>
  );
};

/** Figures of two versions; both requests share the cache with the version's page. */
const Beside = ({ values, otherVersion }: PanelScreenProps & { readonly otherVersion: string }) => {
  const reports = useExtra('modelVersions', 'reports', values);
  const other = useExtra('modelVersions', 'reports', {
    id: otherVersion,
    model_id: values.model_id,
    version: otherVersion,
  });
  if (other.error) return <LoadFailure error={other.error} onRetry={() => void other.refetch()} />;
  if (other.isPending) return <Skeleton variant="rounded" height={160} />;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <FigureTable
        rows={compared(figuresOf(reports.data), figuresOf(other.data))}
        version={String(values.id)}
        otherVersion={otherVersion}
      />
    </Box>
  );
};
