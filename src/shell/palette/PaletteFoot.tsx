import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../schema/region';
import { isMac } from '../../views/keys/keyPresses';
import { Keycap } from '../keys/Keycap';
import type { PaletteRows } from './usePaletteRows';

interface PaletteFootProps {
  readonly rows: PaletteRows;
  /** Whether the active entry is a link. */
  readonly canOpenTab: boolean;
}

/** The search progress, the number of hidden entries, and the palette's own keys. */
export const PaletteFoot = ({ rows, canOpenTab }: PaletteFootProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const enter = translate('facings.keys.names.enter');
  const control = isMac() ? '⌘' : translate('facings.keys.names.ctrl');
  const hints = [
    [enter, 'run'],
    ...(canOpenTab ? ([[`${control} ${enter}`, 'newTab']] as const) : []),
    [translate('facings.keys.names.escape'), 'close'],
  ] as const;
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(rows.searching);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: 40,
        px: 2,
        py: 0.75,
        flexShrink: 0,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: 12.5,
        // On a phone, which shows no keys, an empty line is hidden.
        '&:has(> [role=status]:empty)': {
          minHeight: { xs: 0, sm: 40 },
          py: { xs: 0, sm: 0.75 },
          borderTop: { xs: 0, sm: 1 },
        },
      }}
    >
      <Box component="span" role="status" sx={{ mr: 'auto' }}>
        {rows.searching.length > 0
          ? translate('facings.palette.searching', { many: names })
          : rows.hidden > 0 && translate('facings.palette.more', { smart_count: rows.hidden })}
      </Box>
      {hints.map(([key, what]) => (
        <Box
          key={what}
          component="span"
          sx={{ display: { xs: 'none', sm: 'inline-flex' }, alignItems: 'center', gap: 0.75 }}
        >
          <Keycap>{key}</Keycap>
          {translate(`facings.palette.hints.${what}`)}
        </Box>
      ))}
    </Box>
  );
};
