/** Marks in row headers. Each has its own shape, so that color is not the only difference. */
const sign = (glyph: string, color: string) => ({
  color: `${color}.main`,
  '&::before': { content: `'${glyph}' / ''` },
});

export const markSx = {
  '& .mark': { mr: 'auto', width: 14, textAlign: 'center', fontWeight: 800, lineHeight: 1 },
  '& .mark[data-mark=create]': sign('+', 'success'),
  '& .mark[data-mark=complete]': sign('◐', 'success'),
  '& .mark[data-mark=exists]': sign('=', 'info'),
  '& .mark[data-mark=duplicate]': sign('≡', 'warning'),
  '& .mark[data-mark=invalid]': sign('!', 'error'),
  '& .mark[data-mark=changed]': sign('●', 'primary'),
  '& .mark[data-mark=saved]': sign('✓', 'success'),
  '& .mark[data-mark=failed]': sign('✕', 'error'),
} as const;
