import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** The shortcuts of each grid: names in `keyNames` and `keys` of its part of the catalogue. */
const keysOf = {
  grid: [
    ...(['move', 'far', 'extend', 'all', 'edit', 'type', 'turn', 'clear', 'copy', 'fill'] as const),
    ...(['undo', 'find', 'fault', 'options', 'columnMenu', 'resize', 'leave'] as const),
  ],
  matrix: [
    ...(['move', 'extend', 'toggle', 'par', 'clear', 'paste', 'region', 'all'] as const),
    ...(['ends', 'pages', 'escape', 'undo', 'draw'] as const),
  ],
};

interface KeysDialogProps {
  readonly area: keyof typeof keysOf;
  readonly onClose: () => void;
}

export const KeysDialog = ({ area, onClose }: KeysDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate(`facings.${area}.keysTitle`)}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, m: 0 }}
        >
          {keysOf[area].map((key) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                {translate(`facings.${area}.keyNames.${key}`)}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(`facings.${area}.keys.${key}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('facings.buttons.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
