import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import Button from '@mui/material/Button';

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
      onChange={(event) => {
        onType(event.target.value);
      }}
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
          {translate('facings.palette.close')}
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
