import { styled } from '@mui/material/styles';

/** A colour as it is; framed, so that white is seen on white. */
export const Swatch = styled('span', { shouldForwardProp: (prop) => prop !== 'color' })<{
  color: string;
}>(({ theme, color }) => ({
  display: 'inline-block',
  width: 16,
  height: 16,
  flexShrink: 0,
  borderRadius: 4,
  border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  backgroundColor: color,
}));
