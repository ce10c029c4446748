import { styled } from '@mui/material/styles';

export const Keycap = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 22,
  padding: '1px 6px',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 4,
  background: (theme.vars ?? theme).palette.background.default,
  color: (theme.vars ?? theme).palette.text.secondary,
  font: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
}));
