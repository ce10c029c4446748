import Box from '@mui/material/Box';
import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import { shownNumber } from '../../../src/fields/number';
import { Missing } from '../../../src/fields/shared/CellText';
import { useOwnField } from '../../../src/fields/useDeclaration';
import { regionOf } from '../../../src/lib/text/region';
import type { OwnCellProps } from '../../../src/schema/takeOver';
import { readPanSizes } from '.';

/** The selected sizes with their amounts; the default is marked. */
export const PanSizesCell = ({ source }: OwnCellProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const field = useOwnField(source);
  const value = readPanSizes(useFieldValue({ source }));
  if (!value) return <Missing source={source} field={field} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {value.pan_sizes
        .filter((size) => size.is_selected)
        .map(({ id, name, default_amount: amount }) => (
          <li key={id}>
            {translate(
              `facings.fields.panSizes.${id === value.default_pan_size_id ? 'shownDefault' : 'shown'}`,
              { name, amount: typeof amount === 'number' ? shownNumber(amount, locale) : '–' },
            )}
          </li>
        ))}
    </Box>
  );
};
