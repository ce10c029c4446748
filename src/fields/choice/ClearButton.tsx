import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';

/** Empties a list of choices that has no empty one; the focus goes to the list, since the button disappears. */
export const ClearButton = ({ onClear }: { readonly onClear: () => void }) => {
  const translate = useTranslate();
  return (
    // Beside the arrow, which lies over the end of the input.
    <InputAdornment position="end" sx={{ mr: 2 }}>
      <IconButton
        size="small"
        aria-label={translate('facings.fields.clear')}
        onClick={({ currentTarget }) => {
          const input = currentTarget.closest('.MuiInputBase-root');
          input?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
          onClear();
        }}
      >
        <Close fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
};
