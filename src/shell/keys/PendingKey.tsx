import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'react-admin';
import { useRegistry } from '../../fields/RegistryContext';
import type { Begun } from '../../views/keys/sequence';
import { useDeclaredText } from '../../views/useDeclaredText';
import { goKeysOf } from './goKeys';
import { Keycap } from './Keycap';

/** What was begun, and how it can go on; a screen reader is told in a sentence. */
export const PendingKey = ({ begun }: { readonly begun: Begun | null }) => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const { menu } = useRegistry();
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {begun && translate('facings.keys.pendingTold')}
      </span>
      {begun && (
        <Paper
          elevation={8}
          aria-hidden="true"
          sx={{
            position: 'fixed',
            zIndex: 'snackbar',
            bottom: 24,
            left: 16,
            right: 16,
            mx: 'auto',
            width: 'fit-content',
            maxWidth: 720,
            px: 2,
            py: 1.25,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.75,
            fontSize: 13,
          }}
        >
          <Box component="span" sx={{ fontWeight: 650 }}>
            {translate('facings.keys.pending', { first: begun.first.toUpperCase() })}
          </Box>
          {goKeysOf(menu).map(({ letter, entry }) => (
            <Box key={letter} component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
              <Keycap>{letter.toUpperCase()}</Keycap>
              {declaredText(entry.label)}
            </Box>
          ))}
        </Paper>
      )}
    </>
  );
};
