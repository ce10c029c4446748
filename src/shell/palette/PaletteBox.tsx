import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { inSentence } from '../../lib/text/inSentence';
import { regionOf } from '../../lib/text/region';
import { isMac } from '../../views/keys/keyPresses';
import { Keycap } from '../keys/Keycap';
import type { PaletteRows } from './usePaletteRows';

interface PaletteBoxProps {
  readonly text: string;
  readonly placeholder: string;
  readonly listId: string;
  /** Element id of the active entry, which Enter runs. */
  readonly activeId: string | undefined;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The palette's input: it keeps the focus and announces the active entry. */
export const PaletteBox = ({
  text,
  placeholder,
  listId,
  activeId,
  onType,
  onKeyDown,
  onClose,
}: PaletteBoxProps) => {
  const translate = useTranslate();
  return (
    <InputBase
      autoFocus
      fullWidth
      value={text}
      placeholder={placeholder}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      inputProps={{
        role: 'combobox',
        'aria-label': translate('facings.palette.title'),
        'aria-expanded': true,
        'aria-autocomplete': 'list',
        'aria-controls': listId,
        'aria-activedescendant': activeId,
        autoComplete: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        enterKeyHint: 'go',
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        // Touch devices have no Escape key.
        <Button color="inherit" size="small" onClick={onClose} sx={{ minWidth: 0, flexShrink: 0 }}>
          {translate('facings.buttons.close')}
        </Button>
      }
      sx={{
        px: 2,
        minHeight: 56,
        flexShrink: 0,
        fontSize: 16,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    />
  );
};

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
          ? translate('facings.palette.searching', { kind: inSentence(names) })
          : rows.hidden > 0 && translate('facings.fields.more', { smart_count: rows.hidden })}
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
