import Button from '@mui/material/Button';
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
    <>
      <Button color="inherit" onClick={onCancel}>
        {translate('facings.views.form.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSaving}>
        {submit}
      </Button>
    </>
  );
};
