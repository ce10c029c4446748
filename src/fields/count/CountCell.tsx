import Box from '@mui/material/Box';
import { useFieldValue, useLocale } from 'react-admin';
import type { CountField } from '../../schema/field';
import { formatNumber, regionOf } from '../../schema/region';
import type { CellProps } from '../contract';
import { Missing } from '../shared/CellText';

const countOf = (value: unknown): number | null => {
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

export const CountCell = ({ source, field, place }: CellProps<CountField>) => {
  const locale = regionOf(useLocale());
  const count = countOf(useFieldValue({ source }));
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        ...(place === 'row' && { display: 'block', textAlign: 'right' }),
      }}
    >
      {count === null ? <Missing source={source} field={field} /> : formatNumber(count, locale)}
    </Box>
  );
};
