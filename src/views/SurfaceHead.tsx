import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { clamped } from '../fields/styles';

interface SurfaceHeadProps {
  /** Names the dialog or panel. */
  readonly id: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A long name uses two lines, and never pushes the close button off the panel. */
const headingSx = { flex: 1, minWidth: 0, overflowWrap: 'anywhere', ...clamped(2) } as const;

/** The head of a form over the page: its title, and a button that closes it. */
export const SurfaceHead = ({ id, onClose, children }: SurfaceHeadProps) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexShrink: 0,
        px: 3,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography id={id} component="h2" variant="h6" sx={headingSx}>
        {children}
      </Typography>
      <IconButton edge="end" aria-label={translate('facings.buttons.close')} onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  );
};
