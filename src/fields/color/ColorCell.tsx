import Box from '@mui/material/Box';
import { useFieldValue } from 'react-admin';
import type { ColorField } from '../../schema/field';
import { isColor, widened } from '../../schema/rules/color';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Missing } from '../shared/Missing';
import { Swatch } from './Swatch';

export const ColorCell = ({ source, field }: CellProps<ColorField>) => {
  const text = asText(useFieldValue({ source }));
  if (text === null) return <Missing source={source} field={field} />;
  const color = widened(text);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {isColor(color) && <Swatch color={color} aria-hidden />}
      <Box component="span" sx={{ fontFamily: 'monospace', fontSize: '0.95em' }}>
        {text}
      </Box>
    </Box>
  );
};
