import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

/** Save and discard. They stay within reach at the foot of the screen however long the form is. */
export const DocumentButtons = ({ isSaving }: { isSaving: boolean }) => {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  return (
    <Box
      data-footer=""
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1,
        px: 3,
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        color="inherit"
        disabled={!isDirty || isSaving}
        onClick={() => {
          reset();
        }}
      >
        {translate('facings.views.document.takeBack')}
      </Button>
      <Button type="submit" variant="contained" loading={isSaving} disabled={!isDirty && !isSaving}>
        {translate('facings.views.form.save')}
      </Button>
    </Box>
  );
};
