import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useFieldValue } from 'react-admin';
import type { ColorField } from '../../schema/field';
import { isColor, widened } from '.';
import type { CellProps } from '../contract';
import { asText } from '../shared/asText';
import { Missing } from '../shared/CellText';

/** A color swatch, with a border so that white is visible on white. */
const Swatch = styled('span', { shouldForwardProp: (prop) => prop !== 'color' })<{ color: string }>(
  ({ theme, color }) => ({
    display: 'inline-block',
    width: 16,
    height: 16,
    flexShrink: 0,
    borderRadius: 4,
    border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
    backgroundColor: color,
  }),
);

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
