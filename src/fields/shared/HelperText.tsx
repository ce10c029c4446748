import Box from '@mui/material/Box';

interface HelperTextProps {
  readonly error: string | undefined;
  readonly hint: string | undefined;
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
