import Box from '@mui/material/Box';
import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import type { PanSizesField } from '../../schema/field';
import { regionOf } from '../../schema/regionOf';
import { panSizesWire } from '.';
import type { CellProps } from '../contract';
import { shownNumber } from '../number/numberText';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';

/** The selected sizes with their amounts; the default is marked. */
export const PanSizesCell = ({ source, field, place }: CellProps<PanSizesField>) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const value = panSizesWire.fromPlatform(useFieldValue({ source }));
  if (!value) return <Missing source={source} field={field} />;
  const texts = value.pan_sizes
    .filter((size) => size.is_selected)
    .map((size) => {
      const { default_amount: amount } = size;
      const isDefault = size.id === value.default_pan_size_id;
      return translate(`facings.fields.panSizes.${isDefault ? 'shownDefault' : 'shown'}`, {
        name: size.name,
        amount: typeof amount === 'number' ? shownNumber(amount, locale) : '–',
      });
    });
  if (place === 'row') return <Clipped title={texts.join('\n')}>{texts.join(', ')}</Clipped>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {texts.map((text, at) => (
        <li key={at}>{text}</li>
      ))}
    </Box>
  );
};
