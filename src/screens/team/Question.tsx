import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TeamChange } from './useTeam';

/** A change that needs confirmation. */
export interface PendingChange {
  readonly change: TeamChange;
  /** Texts of the question, under `facings.team.ask`. */
  readonly key: 'admin' | 'everywhere' | 'all';
  /** Name of the person. */
  readonly name: string;
}

interface QuestionProps {
  /** Null if nothing is asked. */
  readonly asked: PendingChange | null;
  readonly onCancel: () => void;
  readonly onConfirm: (change: TeamChange) => void;
}

/** Asks before access is removed permanently or in several places (rules 8). */
export const Question = ({ asked, onCancel, onConfirm }: QuestionProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  // Keeps its text during the closing animation.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  const answered = useRef<PendingChange | null>(null);
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
            // A closing dialog can still be clicked for a moment; ignore a second answer.
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
