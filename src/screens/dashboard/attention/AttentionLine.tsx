import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface AttentionLineProps {
  readonly severity: 'error' | 'warning';
  /** What is the matter; the link to it. */
  readonly text: string;
  readonly to: string;
  readonly more?: ReactNode;
}

/** One thing that needs attention, and the way to it. */
export const AttentionLine = ({ severity, text, to, more }: AttentionLineProps) => {
  const Icon = severity === 'error' ? ErrorOutline : WarningAmber;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1, alignItems: 'flex-start' }}>
      <Icon aria-hidden color={severity} fontSize="small" sx={{ mt: 0.25 }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={to}>{text}</Link>
        {more !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {more}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
