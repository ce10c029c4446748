import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Keycap } from '../keys/Keycap';
import { openPalette } from '../keys/opened';
import { preloadPalette } from '../keys/OverPage';
import { usePaletteKeys } from '../keys/usePaletteKeys';

/** Widths of the top bar, in pixels, from which there is room for the key, and for the words. */
const room = { key: '@container (min-width: 1040px)', words: '@container (min-width: 1140px)' };

/** Opens the palette: an icon alone where the bar is narrow. */
export const PaletteButton = () => {
  const translate = useTranslate();
  const [printed, named] = usePaletteKeys();
  const label = translate('facings.palette.open');
  return (
    <Button
      color="inherit"
      variant="outlined"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={named}
      title={translate('facings.keys.hint', { keys: printed })}
      onPointerEnter={preloadPalette}
      onFocus={preloadPalette}
      onClick={openPalette}
      sx={{
        // Gives way to a long title before anything else does: the words, then the key wrap into a line that is not
        // seen, down to the icon.
        flexShrink: 100_000,
        flexWrap: 'wrap',
        alignContent: 'flex-start',
        justifyContent: 'flex-start',
        overflow: 'hidden',
        minWidth: 38,
        height: 36,
        px: 1,
        py: 0,
        gap: 1,
        '& > svg': { height: 34 },
        color: 'text.secondary',
        borderColor: 'divider',
        fontWeight: 500,
      }}
    >
      <Search fontSize="small" aria-hidden="true" sx={{ flexShrink: 0 }} />
      <Box component="span" sx={wordsSx}>
        <span>{label}</span>
      </Box>
      <Box
        component={Keycap}
        aria-hidden="true"
        sx={{ display: 'none', [room.key]: { display: 'inline-block' }, flexShrink: 0 }}
      >
        {printed}
      </Box>
    </Button>
  );
};

/** As wide as its words where there is room for all of them; else they wrap below the line that is seen. */
const wordsSx = {
  display: 'none',
  [room.words]: { display: 'flex' },
  flex: '1 1 0',
  flexWrap: 'wrap',
  minWidth: 0,
  height: 34,
  lineHeight: '34px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  // The line that is seen has something in it, so that the words can leave it.
  '&::before': { content: '""', height: 34 },
} as const;
