import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { Fragment, useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface FilterSheetProps {
  readonly names: readonly string[];
  /** Null while no filter is active. */
  readonly onClear: (() => void) | null;
  readonly onClose: () => void;
  readonly children: (name: string) => ReactNode;
}

/** A phone's filters: all of them, one below the other, in a sheet over the list. Each takes effect at once. */
export const FilterSheet = ({ names, onClear, onClose, children }: FilterSheetProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { maxHeight: '90dvh', borderTopLeftRadius: 12, borderTopRightRadius: 12 },
        },
      }}
    >
      <Typography id={titleId} component="h2" variant="h6" sx={{ px: 2, pt: 2, pb: 1 }}>
        {translate('facings.views.filter.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, px: 2, py: 1, overflowY: 'auto' }}>
        {names.map((name) => (
          <Fragment key={name}>{children(name)}</Fragment>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" disabled={onClear === null} onClick={onClear ?? undefined}>
          {translate('facings.views.filter.clear')}
        </Button>
        <Button variant="contained" sx={{ ml: 'auto' }} onClick={onClose}>
          {translate('facings.views.filter.show')}
        </Button>
      </Box>
    </Drawer>
  );
};
