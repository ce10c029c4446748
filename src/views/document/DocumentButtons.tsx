import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

/** Save and take back, once something was changed. */
export const DocumentButtons = ({ isSaving }: { isSaving: boolean }) => {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  return (
    <Box data-footer="" sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, px: 3, py: 2 }}>
      {isDirty && !isSaving && (
        <Button
          color="inherit"
          onClick={() => {
            reset();
          }}
        >
          {translate('facings.views.document.takeBack')}
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isSaving} disabled={!isDirty && !isSaving}>
        {translate('facings.views.form.save')}
      </Button>
    </Box>
  );
};
