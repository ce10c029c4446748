import Box from '@mui/material/Box';
import { useFieldValue, useLocale } from 'react-admin';
import type { SizeField } from '../../schema/field';
import { regionOf } from '../../schema/region';
import type { CellProps } from '../contract';
import { Missing } from '../shared/CellText';
import { useUnitText } from '../useFieldWords';
import { sizeText } from '.';

/** Width × height × depth, in this order everywhere. */
export const SizeCell = ({ source, field, place }: CellProps<SizeField>) => {
  const unit = useUnitText(source, field) ?? field.unit;
  const text = sizeText(useFieldValue({ source }), regionOf(useLocale()));
  if (text === null) return <Missing source={source} field={field} />;
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        ...(place === 'row' && { whiteSpace: 'nowrap' }),
      }}
    >
      {`${text}\u00a0${unit}`}
    </Box>
  );
};
