import Box from '@mui/material/Box';

interface HelperTextProps {
  readonly error: string | undefined;
  readonly hint: string | undefined;
}

/** The error first, and the hint still below it: it often says what would be right. */
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

/** Nothing to say is no element, so that no input is described by an empty one. */
export const helperTextOf = ({ error, hint }: HelperTextProps) =>
  error === undefined && hint === undefined ? undefined : <HelperText error={error} hint={hint} />;
