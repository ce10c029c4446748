import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Cleaned } from './cleanPaste';

interface PasteNoteProps {
  readonly cleaned: Cleaned;
  readonly onClose: () => void;
}

/** A note below the input, until the next change or until the input is left. */
export const PasteNote = ({ cleaned, onClose }: PasteNoteProps) => {
  const { element, kinds } = cleaned;
  const translate = useTranslate();
  const paper = useRef<HTMLDivElement>(null);
  const own = kinds.map((kind) => translate(`facings.fields.pasted.${kind}`)).join(' ');
  useEffect(() => {
    // Written into an element that is already there: screen readers announce only that.
    if (paper.current) paper.current.textContent = own;
  }, [own]);
  useEffect(() => {
    element.addEventListener('input', onClose);
    element.addEventListener('blur', onClose);
    return () => {
      element.removeEventListener('input', onClose);
      element.removeEventListener('blur', onClose);
    };
  }, [element, onClose]);
  return (
    <Popper
      open
      anchorEl={element}
      placement="bottom-start"
      sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <Paper
        ref={paper}
        role="status"
        elevation={4}
        sx={{ mt: 1, px: 1.5, py: 0.75, maxWidth: 360, typography: 'body2' }}
      />
    </Popper>
  );
};
