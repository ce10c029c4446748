import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useWords } from '../useWords';

interface EditSurfaceProps {
  readonly declaration: AnyDeclaration;
  /** Used in the title; undefined while loading. */
  readonly record: RaRecord | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A long name uses two lines, and never pushes the close button off the panel. */
const headingSx = {
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
} as const;

/** The container of an edit form: a side panel, or a dialog if it has many fields. */
export const EditSurface = ({
  declaration,
  record,
  onClose: close,
  children,
}: EditSurfaceProps) => {
  const words = useWords(declaration);
  const titleId = useId();
  const head = (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        px: 3,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography id={titleId} component="h2" variant="h6" sx={headingSx}>
        {record
          ? words.translate('facings.views.form.editing', {
              edit: words.edit,
              name: words.nameOf(record),
            })
          : words.edit}
      </Typography>
      <IconButton edge="end" aria-label={words.translate('facings.buttons.close')} onClick={close}>
        <Close />
      </IconButton>
    </Box>
  );
  if (declaration.edit?.as === 'dialog') {
    return (
      <Dialog
        open
        fullWidth
        maxWidth="md"
        onClose={close}
        aria-labelledby={titleId}
        slotProps={{
          paper: { sx: { display: 'flex', flexDirection: 'column' } },
          // Aligned to the top, so that tabs of different heights do not move under the pointer.
          container: { sx: { alignItems: 'flex-start' } },
        }}
      >
        {head}
        {children}
      </Dialog>
    );
  }
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 480 }, display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      {head}
      {children}
    </Drawer>
  );
};
