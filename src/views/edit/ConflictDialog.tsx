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
import { FieldCell } from '../../fields/FieldCell';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useWords } from '../useWords';
import type { Conflict } from './conflict';

type Side = 'mine' | 'theirs';

/** The version to keep, by field. */
export type Decision = Readonly<Record<string, Side>>;

interface ConflictDialogProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  readonly conflicts: readonly Conflict[];
  /** Null returns to the form without sending anything. */
  readonly onDecide: (decision: Decision | null) => void;
}

/** Lists the fields that someone else saved in the meantime, with a choice between the two versions. */
export const ConflictDialog = ({
  declaration,
  record,
  conflicts,
  onDecide,
}: ConflictDialogProps) => {
  const words = useWords(declaration);
  const titleId = useId();
  const textId = useId();
  const t = (key: string, values?: object) =>
    words.translate(`facings.views.conflict.${key}`, values);
  const [decision, setDecision] = useState<Decision>(() =>
    Object.fromEntries(conflicts.map(({ name }) => [name, 'mine'])),
  );
  const shown = (name: string, value: unknown) => (
    <FieldCell
      declaration={declaration}
      source={name}
      record={{ ...record, [name]: value }}
      place="page"
    />
  );
  return (
    <Dialog
      open
      onClose={() => {
        onDecide(null);
      }}
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
        {conflicts.map(({ name, mine, theirs }) => (
          <Box component="fieldset" key={name} sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
            <Typography component="legend" variant="body2" sx={{ fontWeight: 600 }}>
              {words.fieldLabel(name)}
            </Typography>
            <RadioGroup
              value={decision[name]}
              onChange={(_, side) => {
                setDecision((before) => ({ ...before, [name]: side as Side }));
              }}
            >
              <FormControlLabel
                value="mine"
                control={<Radio size="small" />}
                label={
                  <>
                    {t('mine')} {shown(name, mine)}
                  </>
                }
              />
              <FormControlLabel
                value="theirs"
                control={<Radio size="small" />}
                label={
                  <>
                    {t('theirs')} {shown(name, theirs)}
                  </>
                }
              />
            </RadioGroup>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          onClick={() => {
            onDecide(null);
          }}
        >
          {t('back')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => {
            onDecide(decision);
          }}
        >
          {t('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
