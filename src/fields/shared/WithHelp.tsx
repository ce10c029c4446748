import HelpOutline from '@mui/icons-material/HelpOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

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
