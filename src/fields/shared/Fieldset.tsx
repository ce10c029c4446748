import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';
import { helperTextOf } from './HelperText';

interface FieldsetProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** Shown beside the legend: a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Several inputs that form one field, with a common name, description and error. */
export const Fieldset = ({ label, hint, error, aside, children }: FieldsetProps) => {
  const id = useId();
  const help = helperTextOf({ error, hint });
  return (
    <Box
      component="fieldset"
      {...(help ? { 'aria-describedby': id } : {})}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Box
        component="legend"
        sx={{ p: 0, mb: 1, fontWeight: 600, fontSize: 13, display: 'flex', gap: 1.5 }}
      >
        <span>{label}</span>
        {aside !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {aside}
          </Box>
        )}
      </Box>
      {help && (
        <FormHelperText id={id} error={error !== undefined} sx={{ mx: 0, mb: 1 }}>
          {help}
        </FormHelperText>
      )}
      {children}
    </Box>
  );
};
