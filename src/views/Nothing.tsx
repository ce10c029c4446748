import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

interface NothingProps {
  readonly text: string;
  readonly hint?: string;
  readonly go: { readonly to: string; readonly label: string };
}

/** Shown in place of a page's content: why there is none, and what to do. */
export const Nothing = ({ text, hint, go }: NothingProps) => (
  <Box sx={{ py: 6, display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
    <Box>
      <Typography>{text}</Typography>
      {hint !== undefined && <Typography color="text.secondary">{hint}</Typography>}
    </Box>
    <Button component={Link} to={go.to} variant="contained">
      {go.label}
    </Button>
  </Box>
);
