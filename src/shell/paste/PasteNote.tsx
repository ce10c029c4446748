import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Cleaned } from './cleanPaste';

/** Written into an element that is already there: screen readers announce only that. */
const Announced = ({ text }: { readonly text: string }) => {
  const element = useRef<HTMLSpanElement>(null);
  // Also in an effect of its own, because the popper mounts its content later.
  useEffect(() => {
    if (element.current) element.current.textContent = text;
  }, [text]);
  return <span ref={element} role="status" />;
};

interface PasteNoteProps {
  readonly cleaned: Cleaned;
  readonly onClose: () => void;
}

/** A note below the input, until the next change or until the input is left. */
export const PasteNote = ({ cleaned, onClose }: PasteNoteProps) => {
  const { element, kinds } = cleaned;
  const translate = useTranslate();
  useEffect(() => {
    const listening = new AbortController();
    for (const name of ['input', 'blur'])
      element.addEventListener(name, onClose, { signal: listening.signal });
    return () => listening.abort();
  }, [element, onClose]);
  return (
    <Popper
      open
      anchorEl={element}
      placement="bottom-start"
      sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <Paper elevation={4} sx={{ mt: 1, px: 1.5, py: 0.75, maxWidth: 360, typography: 'body2' }}>
        <Announced
          text={kinds.map((kind) => translate(`facings.fields.pasted.${kind}`)).join(' ')}
        />
      </Paper>
    </Popper>
  );
};
