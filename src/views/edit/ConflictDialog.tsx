import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FieldCell } from '../../fields/FieldCell';
import { composedEntriesOf } from '../../fields/fieldEntries';
import { useProvider } from '../../fields/useProvider';
import type { AnyDeclaration } from '../../schema/defineResource';
import { isPart } from '../../schema/writeCall';
import { parentMeta, useParentIds } from '../place/placeContext';
import { useWords } from '../useWords';
import { settle as compare, type Conflict, type Decision, type ConflictSide } from './conflict';
import { useEntryText } from './useEntryText';

interface ConflictDialogProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  readonly conflicts: readonly Conflict[];
  /** Null returns to the form without sending anything. */
  readonly onDecide: (decision: Decision | null) => void;
}

/** Lists the fields, and parts of fields, that someone else saved in the meantime, with a choice between the two versions. */
const ConflictDialog = ({ declaration, record, conflicts, onDecide }: ConflictDialogProps) => {
  const words = useWords(declaration);
  const titleId = useId();
  const textId = useId();
  const t = (key: string, values?: object) =>
    words.translate(`facings.views.conflict.${key}`, values);
  const [decision, setDecision] = useState<Decision>(() =>
    Object.fromEntries(conflicts.map(({ key }) => [key, 'mine'])),
  );
  const entryText = useEntryText();
  const shown = ({ name, part, ...values }: Conflict, side: ConflictSide) =>
    part ? (
      entryText(part[side])
    ) : (
      <FieldCell
        declaration={declaration}
        source={name}
        record={{ ...record, [name]: values[side] }}
        place="page"
      />
    );
  const legendOf = ({ name, part }: Conflict): string => {
    const label = words.fieldLabel(name);
    const entry = part?.mine ?? part?.theirs;
    if (!entry) return label;
    return t('part', { label, part: entry.nameKey ? words.translate(entry.nameKey) : entry.name });
  };
  return (
    <Dialog
      open
      onClose={() => onDecide(null)}
      maxWidth="sm"
      fullWidth
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{t('title', { one: words.one })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ mb: 2 }}>
          {t('text', { name: words.nameOf(record) })}
        </DialogContentText>
        {conflicts.map((conflict) => (
          <Box component="fieldset" key={conflict.key} sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
            <Typography component="legend" variant="body2" sx={{ fontWeight: 600, p: 0 }}>
              {legendOf(conflict)}
            </Typography>
            <RadioGroup
              value={decision[conflict.key]}
              onChange={(_, side) =>
                setDecision((before) => ({ ...before, [conflict.key]: side as ConflictSide }))
              }
            >
              <FormControlLabel
                value="mine"
                control={<Radio size="small" />}
                label={
                  <>
                    {t('mine')} {shown(conflict, 'mine')}
                  </>
                }
              />
              <FormControlLabel
                value="theirs"
                control={<Radio size="small" />}
                label={
                  <>
                    {t('theirs')} {shown(conflict, 'theirs')}
                  </>
                }
              />
            </RadioGroup>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onDecide(null)}>
          {t('back')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onDecide(decision)}>
          {words.translate('facings.buttons.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

// Reads the record again before a change is sent, and lets the person resolve conflicts with what others saved.

interface Question {
  readonly stored: RaRecord;
  readonly conflicts: readonly Conflict[];
  readonly answer: (decision: Decision | null) => void;
}

/** The person returned to the form: nothing was sent and no message is needed. */
const wentBack = () => new DOMException('The person went back to the form.', 'AbortError');

/**
 * `settle` compares with the form's initial record, not with a later one. It resolves to the values to send and the
 * record to send them for, and rejects with an abort if the person cancels. Render `dialog` beside the form.
 */
export const useConflictCheck = (declaration: AnyDeclaration, names: readonly string[]) => {
  // A part of another field is resolved with that field.
  const fields = names.filter((name) => !isPart(declaration, name));
  const provider = useProvider();
  const within = useParentIds();
  const [question, setQuestion] = useState<Question | null>(null);

  const settle = async (
    began: RaRecord,
    values: FieldValues,
  ): Promise<{ readonly stored: RaRecord; readonly values: FieldValues }> => {
    const meta = parentMeta(within);
    const { data: stored } = await provider.getOne<RaRecord>(declaration.name, {
      id: began.id,
      ...meta,
    });
    let decision: Decision = {};
    for (;;) {
      const { sent, conflicts } = compare({
        names: fields,
        began,
        stored,
        values,
        entriesOf: (name) => composedEntriesOf(declaration.fields[name]),
        decision,
      });
      const open = conflicts.filter(({ key }) => decision[key] === undefined);
      if (open.length === 0) return { stored, values: sent };
      // Parts that were chosen may not go together; then the whole value is asked about.
      const choices = await new Promise<Decision | null>((answer) =>
        setQuestion({ stored, conflicts: open, answer }),
      );
      setQuestion(null);
      if (!choices) throw wentBack();
      decision = { ...decision, ...choices };
    }
  };

  const dialog = question && (
    <ConflictDialog
      key={question.conflicts.map(({ key }) => key).join('\n')}
      declaration={declaration}
      record={question.stored}
      conflicts={question.conflicts}
      onDecide={question.answer}
    />
  );
  return { settle, dialog };
};
