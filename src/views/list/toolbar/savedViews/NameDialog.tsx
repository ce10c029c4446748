import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../DialogFrame';
import { longestName, nameFault } from './viewName';
import type { SavedView } from './viewsStore';

interface NameDialogProps {
  readonly title: string;
  /** The current name; empty for a new view. */
  readonly name: string;
  /** Views whose names are already taken. */
  readonly others: readonly SavedView[];
  /** A one-line explanation of views. */
  readonly text?: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

export const NameDialog = ({ title, name, others, text, onName, onClose }: NameDialogProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(name);
  const [isAsked, setIsAsked] = useState(false);
  const fault = nameFault(typed, others);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React events of this dialog would bubble to the menu.
    event.stopPropagation();
    setIsAsked(true);
    if (fault === null) onName(typed.trim());
  };
  return (
    <DialogFrame
      title={title}
      action={
        <Button type="submit" variant="contained">
          {translate('facings.buttons.save')}
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {text !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
      )}
      <TextField
        autoFocus
        required
        fullWidth
        margin="dense"
        label={translate('facings.signIn.join.name')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isAsked && fault !== null}
        helperText={
          isAsked && fault !== null
            ? translate(`facings.listMenus.views.${fault}`, { max: longestName })
            : ' '
        }
      />
    </DialogFrame>
  );
};
