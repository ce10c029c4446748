import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import type { SizeField } from '../../schema/field';
import { regionOf } from '../../schema/regionOf';
import type { CellProps } from '../contract';
import { Missing } from '../shared/Missing';
import { useUnitText } from '../useFieldWords';
import { sizeText } from './sizeText';

/** Width × height × depth, in this order everywhere. */
export const SizeCell = ({ declaration, name, field, record, place }: CellProps<SizeField>) => {
  const unit = useUnitText(declaration, name, field) ?? field.unit;
  const text = sizeText(record[name], regionOf(useLocale()));
  if (text === null) return <Missing declaration={declaration} name={name} field={field} />;
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
