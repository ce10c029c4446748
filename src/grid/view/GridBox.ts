import { css } from '@emotion/react';
import { styled, type Theme } from '@mui/material/styles';
import { gridSx } from './gridSx';

const rulesOf = new WeakMap<Theme, ReturnType<typeof css>>();

/** Put together once for a theme: a hundred rules, and the sheet above them is drawn anew with every cell changed. */
const gridRules = (theme: Theme) => {
  const known = rulesOf.get(theme) ?? css(theme.unstable_sx(gridSx) as Parameters<typeof css>[0]);
  rulesOf.set(theme, known);
  return known;
};

export const GridBox = styled('div')(({ theme }) => gridRules(theme));
