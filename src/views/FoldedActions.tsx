import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** The question or dialog of an action is a part of it, wherever it is drawn. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.MuiModal-root') !== null;

/**
 * A record's actions: side by side on a wide screen, elsewhere behind one button. The bar so keeps its height when the
 * record arrives, and no red button is under the thumb.
 */
export const FoldedActions = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (box.current?.contains(target as Node) || isInDialog(target)) return;
      setIsOpen(false);
    };
    const listening = new AbortController();
    for (const name of ['pointerdown', 'focusin'])
      document.addEventListener(name, leave, { signal: listening.signal });
    return () => listening.abort();
  }, [isOpen]);

  const closeWithEscape = (event: KeyboardEvent) => {
    // Escape in a dialog of an action arrives here too, and belongs to the dialog.
    if (event.key !== 'Escape' || !isOpen || isInDialog(event.target)) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  };

  const label = translate('facings.views.row.actions');
  return (
    <Box ref={box} data-folded onKeyDown={closeWithEscape} sx={boxSx}>
      <IconButton
        ref={button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ display: { lg: 'none' } }}
      >
        <MoreVert />
      </IconButton>
      <Box id={id} role="group" aria-label={label} sx={[foldedSx, isOpen ? {} : closedSx]}>
        {children}
      </Box>
    </Box>
  );
};

const boxSx = {
  position: { xs: 'relative', lg: 'static' },
  // A record may have none of the declared actions.
  '&:not(:has(> div > *))': { display: 'none' },
} as const;

const closedSx = { display: { xs: 'none', lg: 'flex' } } as const;

const foldedSx = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  [theme.breakpoints.down('lg')]: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: '100%',
    zIndex: 'appBar',
    flexDirection: 'column',
    alignItems: 'stretch',
    minWidth: 200,
    padding: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    boxShadow: 4,
    whiteSpace: 'nowrap',
  },
});
