import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface FormButtonsProps {
  readonly isSaving: boolean;
  readonly submit: string;
  readonly onCancel: () => void;
}

/** The buttons of a form. Submit is disabled while the form is being sent, so that nothing is sent twice. */
export const FormButtons = ({ isSaving, submit, onCancel }: FormButtonsProps) => {
  const translate = useTranslate();
  return (
    // Together on a line, also where a narrow screen has no room for "Add another" beside them.
    <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, minWidth: 0 }}>
      <Button color="inherit" onClick={onCancel}>
        {translate('facings.buttons.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSaving} sx={{ px: { xs: 1.5, sm: 2 } }}>
        {submit}
      </Button>
    </Box>
  );
};

interface AddAnotherProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Names of the records created in this dialog, in order. */
  readonly added: readonly string[];
}

/** Keeps a create dialog open for the next record, and shows what it has created so far. */
export const AddAnother = ({ isOn, onChange, added }: AddAnotherProps) => {
  const translate = useTranslate();
  const name = added.at(-1);
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox size="small" checked={isOn} onChange={(_, checked) => onChange(checked)} />
        }
        label={translate('facings.views.form.another')}
        // As large as the labels of the buttons beside it.
        sx={{ mr: 'auto', '& .MuiFormControlLabel-label': { fontSize: 14 } }}
      />
      {name !== undefined && (
        // The toast already announces it to screen readers.
        <Typography
          variant="body2"
          color="text.secondary"
          noWrap
          title={name}
          sx={{ order: -1, flexBasis: '100%', minWidth: 0 }}
        >
          {translate('facings.views.form.added', { name, smart_count: added.length })}
        </Typography>
      )}
    </>
  );
};
