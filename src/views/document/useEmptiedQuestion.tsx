/** Asks before a document's field that had values is saved without any: it may stop what depends on them. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useWords } from '../useWords';

const hasValues = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** `allowEmptied` rejects as an abort where the person goes back. `question` has to be drawn beside the form. */
export const useEmptiedQuestion = (declaration: AnyDeclaration) => {
  const words = useWords(declaration);
  const titleId = useId();
  const textId = useId();
  const [answer, setAnswer] = useState<{ readonly give: (isAllowed: boolean) => void } | null>(
    null,
  );
  const emptied = declaration.document?.emptied;

  const allowEmptied = async (began: RaRecord, typed: FieldValues): Promise<void> => {
    if (!emptied || !hasValues(began[emptied.field]) || hasValues(typed[emptied.field])) return;
    const isAllowed = await new Promise<boolean>((give) => {
      setAnswer({ give });
    });
    setAnswer(null);
    if (!isAllowed) throw new DOMException('The person went back to the form.', 'AbortError');
  };

  const back = () => {
    answer?.give(false);
  };

  const question = emptied && (
    <Dialog
      open={answer !== null}
      onClose={back}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{words.text('emptied.title', emptied.title)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{words.text('emptied.ask', emptied.ask)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={back}>
          {words.translate('facings.views.form.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          onClick={() => {
            answer?.give(true);
          }}
        >
          {words.text('emptied.confirm', emptied.confirm)}
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { allowEmptied, question };
};
