import HelpOutline from '@mui/icons-material/HelpOutline';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { RetryAlert } from '../../lib/failures/RetryAlert';
import type { FieldInputState } from './useFieldInput';

interface HelperTextProps {
  readonly error: string | undefined;
  readonly hint: ReactNode;
}

/** Shows the error first and the hint below it, which often says how to fix it. */
export const HelperText = ({ error, hint }: HelperTextProps) => (
  <>
    {error !== undefined && (
      <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {error}
      </Box>
    )}
    {hint !== undefined && (
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {hint}
      </Box>
    )}
  </>
);

/** Returns no element if there is no text, so that no input is described by an empty one. */
export const helperTextOf = ({ error, hint }: HelperTextProps) =>
  error === undefined && hint === undefined ? undefined : <HelperText error={error} hint={hint} />;

/** What MUI's text boxes and selects take from an input's state. */
export const boxProps = ({
  id,
  control,
  label,
  error,
  hint,
  isRequired,
  isDisabled,
  autoFocus,
}: Omit<FieldInputState, 'hint'> & Pick<HelperTextProps, 'hint'>) => ({
  id,
  name: control.name,
  inputRef: control.ref,
  label,
  helperText: helperTextOf({ error, hint }),
  error: error !== undefined,
  required: isRequired,
  disabled: isDisabled,
  autoFocus,
  fullWidth: true,
  size: 'small' as const,
});

/** What a picker takes from an input's state. */
export const pickerProps = ({ control, help: _, ...shown }: FieldInputState) => ({
  name: control.name,
  inputRef: control.ref,
  onBlur: control.onBlur,
  ...shown,
});

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

interface WithHelpProps {
  readonly label: string;
  readonly help: string | undefined;
  readonly children: ReactNode;
}

/** An input and, if its field has help, a button that shows it on hover, focus and touch. */
export const WithHelp = ({ label, help, children }: WithHelpProps) => {
  const translate = useTranslate();
  if (help === undefined) return children;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <Tooltip title={help} describeChild enterTouchDelay={0} leaveTouchDelay={8000}>
        <IconButton size="small" aria-label={translate('facings.fields.help', { label })}>
          <HelpOutline fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};

/** Replaces an input whose options could not be loaded, with a button to try again. */
export const AskFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const translate = useTranslate();
  return <RetryAlert onRetry={onRetry}>{translate('facings.fields.failed')}</RetryAlert>;
};
