import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Change } from './useTeam';

/** A change that is asked about first. */
export interface Asked {
  readonly change: Change;
  /** Words of the question, below `facings.team.ask`. */
  readonly key: 'admin' | 'everywhere' | 'all';
  /** Whom it is about. */
  readonly name: string;
}

interface QuestionProps {
  /** Null while nothing is asked. */
  readonly asked: Asked | null;
  readonly onCancel: () => void;
  readonly onConfirm: (change: Change) => void;
}

/** Asks before somebody's access ends for good, or for more than one at once (rules 8). */
export const Question = ({ asked, onCancel, onConfirm }: QuestionProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  // Keeps its words while it closes.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  const answered = useRef<Asked | null>(null);
  const said = (part: string) =>
    shown ? translate(`facings.team.ask.${shown.key}.${part}`, { name: shown.name }) : '';

  return (
    <Dialog
      open={asked !== null}
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{said('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          {said('text')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onCancel}>
          {translate('facings.team.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          onClick={() => {
            // A dialog that is closing can still be hit for a moment: it has been answered already.
            if (!asked || answered.current === asked) return;
            answered.current = asked;
            onConfirm(asked.change);
          }}
        >
          {said('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
