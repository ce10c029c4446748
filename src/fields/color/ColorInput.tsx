import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ColorField } from '../../schema/field';
import { isColor, widened } from '.';
import type { InputProps } from '../contract';
import { useFieldInput } from '../shared/useFieldInput';
import { boxText, TextBox } from '../text/TextBox';

/** The browser's color picker; its button shows the entered color. */
const Palette = styled('input')(({ theme }) => ({
  width: 48,
  height: 40,
  padding: 3,
  flexShrink: 0,
  cursor: 'pointer',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  background: 'none',
  '&:disabled': { cursor: 'default', opacity: 0.5 },
}));

const white = '#ffffff';

/** Six digits after a hash, typed or picked; '#fff' is expanded on blur. */
export const ColorInput = (props: InputProps<ColorField>) => {
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control, label, isDisabled } = state;
  const text = boxText(control.value);
  const color = widened(text);
  const leave = () => {
    if (color !== text) control.onChange(color);
    control.onBlur();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextBox state={{ ...state, control: { ...control, onBlur: leave } }} isCode />
      </Box>
      <Palette
        type="color"
        aria-label={translate('facings.fields.color.pick', { label })}
        value={isColor(color) ? color : white}
        disabled={isDisabled}
        onChange={({ target }) => control.onChange(target.value)}
      />
    </Box>
  );
};
