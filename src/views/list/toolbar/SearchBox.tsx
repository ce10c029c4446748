import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { inSentence } from '../../../lib/text/inSentence';
import { panelKey } from '../../../schema/pageAt';
import { useShortcutHint } from '../../keys/usePageAction';
import { plainText } from '../../../lib/text/plainText';

/** Milliseconds after the last key, and minimum length of a list's search (rules 9). */
const debounce = 300;
const minCharacters = 3;

/**
 * The browser's own address, which identifies page and dialog: a list under a dialog does not see the dialog in its
 * router (FrozenLocation).
 */
const here = (): string =>
  `${location.pathname} ${new URLSearchParams(location.search).get(panelKey) ?? ''}`;

interface SearchBoxProps {
  readonly text: string;
  /** What is searched: 'Products'. */
  readonly many: string;
  readonly onSearch: (text: string) => void;
  /** Called by Enter and ↓, to move to the rows that match the text. */
  readonly onRows?: (text: string) => void;
  /** There is no room for more than what is searched. */
  readonly isNarrow?: boolean;
}

/** Searches from three characters on, 300 ms after the last key. Clearing it shows the whole list. */
export const SearchBox = ({ text, many, onSearch, onRows, isNarrow = false }: SearchBoxProps) => {
  const translate = useTranslate();
  const hint = useShortcutHint('/');
  const hintId = useId();
  const [typed, setTyped] = useState(text);
  const [isShort, setIsShort] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const searched = useRef(text);

  useEffect(() => {
    // The address changed by other means (Back, a removed filter), so the box follows.
    if (text !== searched.current) {
      searched.current = text;
      setTyped(text);
      setIsShort(false);
    }
  }, [text]);
  useEffect(() => {
    // A list that was kept comes back with the text it is searched by: what was not asked for is forgotten.
    setTyped(searched.current);
    setIsShort(false);
    return () => clearTimeout(timer.current);
  }, []);

  const ask = (next: string) => {
    if (next === searched.current) return;
    searched.current = next;
    onSearch(next);
  };
  const change = (value: string, isComposing = false) => {
    setTyped(value);
    clearTimeout(timer.current);
    // What an input method has not finished is searched for at its end.
    if (isComposing) return;
    const wanted = plainText(value);
    if (wanted === '' || wanted.length >= minCharacters) setIsShort(false);
    if (wanted === '') ask('');
    else if (wanted.length < minCharacters) {
      // Delayed, so that it is not shown between two keys.
      timer.current = setTimeout(() => setIsShort(true), debounce);
    } else {
      const typedAt = here();
      const due = () => {
        // A dialog was opened in the meantime. A search changes the address, which would close it, so the search
        // waits.
        if (here() === typedAt) ask(wanted);
        else timer.current = setTimeout(due, debounce);
      };
      timer.current = setTimeout(due, debounce);
    }
  };

  const toRows = (event: KeyboardEvent) => {
    const wanted = plainText(typed);
    const isAsked = wanted === '' || wanted.length >= minCharacters;
    event.preventDefault();
    // Too short for a search, so there are no rows to move to.
    if (!isAsked && event.key === 'Enter') return;
    clearTimeout(timer.current);
    if (isAsked) ask(wanted);
    onRows?.(isAsked ? wanted : searched.current);
  };

  const label = translate('facings.views.search.label', { many, kind: inSentence(many) });
  return (
    <Box
      sx={{
        position: 'relative',
        // Wide enough for the label: French ones are longer.
        width: { xs: 'auto', sm: `clamp(240px, ${label.length} * 0.5rem + 4rem, 340px)` },
        flexGrow: { xs: 1, sm: 0 },
        minWidth: 0,
      }}
    >
      <OutlinedInput
        size="small"
        fullWidth
        type="search"
        value={typed}
        onChange={({ target, nativeEvent: event }) =>
          change(target.value, event instanceof InputEvent && event.isComposing)
        }
        onCompositionEnd={() => change(typed)}
        onKeyDown={(event) => {
          // During IME composition, Enter and arrows belong to the input method.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && typed !== '') {
            event.stopPropagation();
            change('');
          } else if (event.key === 'Escape') {
            // Lets single-key shortcuts such as `j` work again.
            if (event.target instanceof HTMLElement) event.target.blur();
          } else if (onRows && (event.key === 'Enter' || event.key === 'ArrowDown')) toRows(event);
        }}
        placeholder={isNarrow ? many : label}
        inputProps={{
          'aria-label': label,
          'data-search': '',
          autoComplete: 'off',
          'aria-describedby': hintId,
          ...hint,
        }}
        startAdornment={<Search color="action" fontSize="small" sx={{ mr: 1 }} />}
        endAdornment={
          typed === '' ? null : (
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('facings.views.search.clear')}
              onClick={() => change('')}
            >
              <Close fontSize="small" />
            </IconButton>
          )
        }
        sx={{
          '& input': { textOverflow: 'ellipsis' },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
      <Box id={hintId} role="status" sx={isShort ? hintSx : {}}>
        {isShort && translate('facings.views.search.short', { least: minCharacters })}
      </Box>
    </Box>
  );
};

/** Positioned over the content below, so that nothing moves while typing. */
const hintSx = {
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: 2,
  mt: 0.25,
  px: 1,
  py: 0.25,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  typography: 'caption',
} as const;
