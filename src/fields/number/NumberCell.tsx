import Box from '@mui/material/Box';
import { useFieldValue, useLocale } from 'react-admin';
import type { NumberField } from '../../schema/field';
import { programNumber } from '../../schema/numbers';
import { regionOf } from '../../schema/region';
import type { CellProps } from '../contract';
import { useUnitText } from '../useFieldWords';
import { asText } from '../shared/asText';
import { Missing } from '../shared/CellText';
import { shownNumber } from '.';

/** Right-aligned in a row, so that digits line up. An invalid value is shown unchanged. */
export const NumberCell = ({ source, field, place }: CellProps<NumberField>) => {
  const locale = regionOf(useLocale());
  const unit = useUnitText(source, field);
  const value: unknown = useFieldValue({ source });
  const text = typeof value === 'boolean' ? null : asText(value);
  const number = text === null ? null : programNumber(text);
  const shown = number === null ? text : shownNumber(number, locale, field.scale ? 2 : undefined);
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        ...(place === 'row' && { display: 'block', textAlign: 'right' }),
      }}
    >
      {shown === null ? (
        <Missing source={source} field={field} />
      ) : (
        [shown, ...(unit === undefined ? [] : [unit])].join('\u00a0')
      )}
    </Box>
  );
};
