import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

const keys = [
  'move',
  'extend',
  'toggle',
  'region',
  'all',
  'ends',
  'pages',
  'escape',
  'undo',
  'draw',
] as const;

/** What the keys of the grid do. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('facings.matrix.keysTitle')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, m: 0 }}
        >
          {keys.map((key) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                {translate(`facings.matrix.keyNames.${key}`)}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(`facings.matrix.keys.${key}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('facings.matrix.closeKeys')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
